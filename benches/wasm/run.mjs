// Runs the workload module: a line `function players advanced count` on standard
// input is answered with the function's value and the milliseconds it took; the
// word `memory` with the bytes that the module has by then.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const { memory, ...functions } = instance.exports;
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...numbers] = line.split(" ");
  const begun = performance.now();
  const value = name === "memory" ? memory.buffer.byteLength : functions[name](...numbers.map(Number));
  console.log(`${value} ${performance.now() - begun}`);
}
