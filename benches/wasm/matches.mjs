// Plays matches by the clock in WebAssembly: a line `set-up bot bot setting …` on
// standard input is answered with the first bot's part of the victories.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const host = { now: () => performance.now() };
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { host });
const { letter, play } = instance.exports;
for await (const line of createInterface({ input: process.stdin })) {
  const [setup, ...words] = line.split(" ");
  for (const character of words.join(" ")) letter(character.codePointAt(0));
  console.log(play(Number(setup)));
}
