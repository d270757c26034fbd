// Starts the worker in which the bots think.

// A worker loses what it is sent while it waits for a module: it is kept here.
const early = [];
self.onmessage = (event) => early.push(event);
try {
  const { startProgram } = await import("./program.js");
  await startProgram();
  // The program has put its own handler in the place of ours.
  for (const event of early) self.onmessage(event);
} catch (error) {
  // The page hears nothing of an error in a module that waits.
  console.error(error);
  self.postMessage("failed");
}
