/** A TIFF by its directories, little-endian: each a list of tags and their short numbers, the first one pointing at the others. */
export function directoriesOf(
  first: readonly [tag: number, type: number, value: number][],
  others: readonly (typeof first)[] = [],
): Buffer {
  const all = [first, ...others];
  const lengthOf = (fields: typeof first): number => 2 + (fields.length + (fields === first && others.length > 0 ? 1 : 0)) * 12 + 4;
  const starts = all.map((_, index) => 8 + all.slice(0, index).reduce((sum, fields) => sum + lengthOf(fields), 0));
  const subs = 8 + all.reduce((sum, fields) => sum + lengthOf(fields), 0);
  const whole = Buffer.alloc(subs + 4 * others.length);
  whole.write('II*\0\x08\0\0\0', 'latin1');
  for (const [index, own] of all.entries()) {
    const pointer = others.length === 1 ? starts[1]! : subs;
    const fields = index === 0 && others.length > 0 ? [...own, [330, 4, pointer] as const] : own;
    const at = starts[index]!;
    whole.writeUInt16LE(fields.length, at);
    for (const [entry, [tag, type, value]] of fields.entries()) {
      whole.writeUInt16LE(tag, at + 2 + entry * 12);
      whole.writeUInt16LE(type, at + 4 + entry * 12);
      whole.writeUInt32LE(tag === 330 ? others.length : type === 1 ? 4 : 1, at + 6 + entry * 12);
      whole.writeUInt32LE(value, at + 10 + entry * 12);
    }
  }
  for (const [index, start] of starts.slice(1).entries()) whole.writeUInt32LE(start, subs + index * 4);
  return whole;
}
