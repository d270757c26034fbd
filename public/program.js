// Starts the bots' program: the fast one where the browser has wide numbers
// (SIMD), the plain one where it has not, or where the fast one cannot be had.
// Both give the same answers.
//
// Files are named as Trunk writes them, which builds only the plain one; cargo
// xtask puts the names with the versions in.

// The smallest program with a wide number in it.
const WIDE = [
  0, 97, 115, 109, 1, 0, 0, 0, // WebAssembly, version 1
  1, 5, 1, 96, 0, 1, 123, // a type: from nothing to v128
  3, 2, 1, 0, // a function of that type
  10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11, // i32.const 0, i8x16.splat, i8x16.popcnt
];

const address = {
  fast: new URL("./worker-simd_bg.wasm", import.meta.url),
  plain: new URL("./worker_bg.wasm", import.meta.url),
};

/** Starts it; in one page several times, if each has another name. */
export async function startProgram(name = "") {
  const script = new URL("./worker.js", import.meta.url);
  script.search = name;
  const { default: start } = await import(script);
  const plain = () => start({ module_or_path: address.plain });
  const fast = () => start({ module_or_path: address.fast }).catch(plain);
  await (WebAssembly.validate(new Uint8Array(WIDE)) ? fast() : plain());
}
