// Starts the worker in which the bots think.
//
// Files are named as Trunk writes them; cargo xtask puts the names with the
// versions in.

// A worker loses what it is sent while it waits for a module: it is kept here.
const early = [];
self.onmessage = (event) => early.push(event);
try {
  const { default: start } = await import("./worker.js");
  await start({ module_or_path: new URL("./worker_bg.wasm", import.meta.url) });
  // The program has put its own handler in the place of ours.
  for (const event of early) self.onmessage(event);
} catch (error) {
  // The page hears nothing of an error in a module that waits.
  console.error(error);
  self.postMessage("failed");
}
