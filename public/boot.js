// Starts the page, and tells the player when it cannot go on. It is plain
// JavaScript because it has to work when the program does not.
//
// Files are named as Trunk writes them; cargo xtask puts the names with the
// versions in.

const TEXT = {
  en: {
    tagline: "The throne is empty. Who will fill it?",
    loading: "Loading…",
    promise: "Free board games about an empty throne: solo against bots or together on one tablet, even offline.",
    unloaded: "The page could not be loaded.",
    stopped: "Something went wrong in the program, and it has stopped.",
    kept: "Games are saved after every move.",
    reload: "Reload the page",
    save: "Save the games as a file",
  },
  fr: {
    tagline: "Le trône est vide. Qui l’occupera\u{202f}?",
    loading: "Chargement…",
    promise: "Des jeux de société gratuits autour d’un trône vide\u{a0}: en solo contre des bots ou à plusieurs sur une tablette, même hors ligne.",
    unloaded: "La page n’a pas pu être chargée.",
    stopped: "Une erreur s’est produite dans le programme, qui s’est arrêté.",
    kept: "Les parties sont enregistrées après chaque coup.",
    reload: "Recharger la page",
    save: "Enregistrer les parties en fichier",
  },
};

// Where browsers know how, no text becomes markup or a script in this page. What
// it starts are its own files, which all lie beside this one.
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    const asked = new URL(address, document.baseURI);
    if (new URL(".", asked).href === new URL(".", document.baseURI).href) return address;
    throw new TypeError(`${asked} is not part of this page`);
  },
});

// The home screen offers it to those who have finished a game, and the settings.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.interregnumInstall = event;
});

// Games that the browser would not keep are lost with the page.
addEventListener("beforeunload", (event) => {
  if (Object.keys(window.interregnumUnsaved ?? {}).length) event.preventDefault();
});

let mounted = false;

/** The texts in the page's language; in the browser's until the page has one. */
function text() {
  const language = mounted ? document.documentElement.lang : navigator.language;
  return language?.startsWith("fr") ? TEXT.fr : TEXT.en;
}

function element(name, content) {
  const made = document.createElement(name);
  made.textContent = content;
  return made;
}

/** All games as the text of a file, as src/play/bundle.rs describes it. */
function games() {
  const found = { ...window.interregnumUnsaved };
  try {
    for (const [key, text] of Object.entries(localStorage)) {
      const name = key.match(/^interregnum\/1\/game\/([0-9a-f]{16})$/)?.[1];
      // What could not be saved is newer.
      if (name) found[name] ??= text;
    }
  } catch {
    // Nothing is kept here, then.
  }
  const escaped = (text) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  const lines = Object.entries(found).map(([name, text]) => `${name}=${escaped(text)}\n`);
  const body = `interregnum games 1\n${lines.join("")}`;
  let check = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(body)) {
    check = BigInt.asUintN(64, (check ^ BigInt(byte)) * 0x100000001b3n);
  }
  return { count: lines.length, text: `${body}check=${check.toString(16).padStart(16, "0")}\n` };
}

/** A button that gives the player all games as a file, if there are any. */
function saveButton(label) {
  const { count, text } = games();
  if (!count) return [];
  const button = element("button", label);
  button.type = "button";
  button.addEventListener("click", () => {
    const link = element("a", "");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `interregnum-games-${new Date().toISOString().slice(0, 10)}.txt`;
    link.click();
  });
  return [button];
}

/** Says once that nothing more will happen on this page. */
function stop(reason) {
  if (document.getElementById("crash")) return;
  const { stopped, unloaded, kept, reload, save } = text();
  const box = document.createElement("div");
  box.id = "crash";
  box.setAttribute("role", "alert");
  const button = element("button", reload);
  button.type = "button";
  button.addEventListener("click", () => location.reload());
  box.append(element("p", mounted ? `${stopped} ${kept}` : unloaded), element("pre", reason), button, ...saveButton(save));
  const loading = document.getElementById("loading");
  if (loading) loading.replaceWith(box);
  else document.body.prepend(box);
  button.focus();
}

// A program that has panicked says so itself, with the reason, if it still can.
addEventListener("interregnum-stopped", (event) => stop(event.detail));
// Whatever stops it otherwise ends here, and so does everything before it runs.
for (const [kind, cause] of [["error", "error"], ["unhandledrejection", "reason"]]) {
  addEventListener(kind, (event) => {
    if (event[cause] instanceof WebAssembly.RuntimeError) stop(String(event[cause]));
  });
}

let startedHere = 0;
let lastStarted = Promise.resolve();

/** What the program rings to think on. In a page it waits a moment each time, so
 * that the page can draw. */
class PatientBell {
  port1 = { postMessage: () => setTimeout(() => this.port2.onmessage()) };
  port2 = { onmessage: null };
}

/**
 * The bots' program within the page, in the guise of a worker: for browsers in
 * which none can be started. It thinks for a few milliseconds at a time. If it is
 * `needed`, the page stops when it cannot be had.
 */
window.interregnumThinkHere = (needed) => {
  const early = [];
  const tell = (data) => setTimeout(() => worker.onmessage?.({ data }));
  const scope = { performance, postMessage: tell, onmessage: (event) => early.push(event) };
  const worker = {
    postMessage: (data) => setTimeout(() => scope.onmessage({ data })),
    terminate: () => (scope.onmessage = () => {}),
  };
  const number = (startedHere += 1);
  // One after the other: each finds its scope and its bell in the window.
  lastStarted = lastStarted.then(async () => {
    const { MessageChannel } = window;
    try {
      const { startProgram } = await import("./program.js");
      Object.assign(window, { interregnumScope: scope, MessageChannel: PatientBell });
      await startProgram(String(number));
      for (const event of early) scope.onmessage(event);
    } catch (error) {
      console.error(error);
      // Without advice one can play.
      if (needed) stop(String(error));
    } finally {
      window.MessageChannel = MessageChannel;
    }
  });
  return worker;
};

for (const name of ["tagline", "promise", "loading"]) {
  const place = document.getElementById(name);
  if (place.textContent !== text()[name]) place.textContent = text()[name];
}
performance.mark("begun");
try {
  const { default: start } = await import("./app.js");
  await start({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
  mounted = true;
  performance.mark("usable");
  document.getElementById("shell")?.remove();
  // Without it the page needs a network, and works as ever.
  import("./offline.js").then(({ keepForLater }) => keepForLater()).catch((error) => console.warn(error));
} catch (error) {
  console.error(error);
  stop(String(error));
}
