// Has the site kept for when there is no network, and changes to a new version
// when nobody is in the middle of a game.
//
// While the page may be loaded anew, its root has the attribute data-resting, and
// the program says "interregnum-rest" whenever that begins. It hears
// "interregnum-version" when a new version waits.

const HOUR = 3_600_000;

const script = document.querySelector("meta[name=interregnum-offline]")?.content;
let registration;
/** Another window has changed to a new version; this one has not been loaded anew. */
let left_behind = false;
let reloading = false;
/** Whether this page came from what is kept. */
let controlled = Boolean(navigator.serviceWorker?.controller);
/** Whether this page has asked for the new version. */
let asked = false;

function reload() {
  if (reloading) return;
  reloading = true;
  location.reload();
}

/** Changes to the new version if there is one and nobody minds. */
function change() {
  if (!document.documentElement.hasAttribute("data-resting") || document.querySelector("dialog[open]")) return;
  if (left_behind) reload();
  else if (registration?.waiting) {
    asked = true;
    registration.waiting.postMessage("take-over");
  }
}

function waits() {
  dispatchEvent(new CustomEvent("interregnum-version"));
  change();
}

function follow(installing) {
  installing?.addEventListener("statechange", () => {
    // The very first version has nothing to wait for.
    if (installing.state === "installed" && registration.active) waits();
  });
}

export async function keepForLater() {
  if (!script || !navigator.serviceWorker) return;
  addEventListener("interregnum-rest", change);
  addEventListener("close", change, true);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // A page that was loaded without any, or while one began to work, is taken
    // over by what it was loaded from.
    if (controlled || asked) {
      left_behind = true;
      waits();
    }
    controlled = true;
  });
  registration = await navigator.serviceWorker.register(script, { updateViaCache: "none" });
  if (registration.waiting && registration.active) waits();
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  const look = () => registration.update().catch(() => {});
  setInterval(look, HOUR);
  addEventListener("focus", look);
}
