/** Programs for graphics cards (SPIR-V, version 1.0 to 1.6) within the data of a library. */
import type { Range } from './elf.ts';

const magic = 0x07230203;
const [isLine, isFunction, isFunctionEnd, isNoLine] = [8, 54, 56, 317];
const betweenFunctions = new Set([isLine, isFunction, isNoLine]);
/** The largest number of an instruction that extensions have. */
const lastInstruction = 7000;

/** The end of the module whose header begins at a word, behind its last function; null where there is none. */
function endOf(words: Uint32Array, start: number): number | null {
  const version = words[start + 1]!;
  if (words[start] !== magic || version < 0x1_00_00 || version > 0x1_06_00 || (version & 0xff) !== 0) return null;
  let [at, end] = [start + 5, -1];
  while (at < words.length) {
    const [length, instruction] = [words[at]! >>> 16, words[at]! & 0xffff];
    if (length === 0 || instruction > lastInstruction || (at === end && !betweenFunctions.has(instruction))) break;
    at += length;
    if (instruction === isFunctionEnd) end = at;
  }
  return end < 0 ? null : end;
}

/** Between two modules stand zeros and the length of one of them. */
function isOnlyLength(gap: Buffer, lengths: readonly number[]): boolean {
  if (gap.length > 64) return false;
  for (let at = 0; at + 8 <= gap.length; at += 4) {
    if (!lengths.includes(Number(gap.readBigUInt64LE(at)))) continue;
    if (gap.subarray(0, at).every((byte) => byte === 0) && gap.subarray(at + 8).every((byte) => byte === 0)) return true;
  }
  return gap.every((byte) => byte === 0);
}

/** Returns the bytes that modules fill one behind the other, with nothing but their lengths between them. */
export function shadersIn(file: Buffer): Range[] {
  const whole = Buffer.from(file.subarray(0, file.length & ~3));
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.length / 4);
  const runs: Range[] = [];
  let length = 0;
  for (let start = words.indexOf(magic); start >= 0; start = words.indexOf(magic, start + 1)) {
    const end = endOf(words, start);
    if (end === null) continue;
    const [from, to] = [start * 4, end * 4];
    const before = runs.at(-1);
    if (before && isOnlyLength(file.subarray(before.to, from), [length, to - from])) runs[runs.length - 1] = { from: before.from, to };
    else runs.push({ from, to });
    length = to - from;
    start = end - 1;
  }
  return runs;
}
