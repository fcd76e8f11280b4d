/** A stream of numbers from 0 to 1 that is determined by the text. */
export function randomFrom(text: string): () => number {
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
