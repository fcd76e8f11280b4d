/** Where the values of the directory's fields stand that are longer than four bytes: behind its ten fields. */
const valuesAt = 8 + 2 + 10 * 12 + 4;

/** A TIFF written by hand: big-endian, RGB, one strip without compression. `sample`: what its bytes are, 1 for light and 2 for numbers with a sign. */
export function tiffOf(width: number, height: number, pixels: Buffer, sample: 1 | 2 = 1): Buffer {
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, 3, 1, width * 0x10000],
    [257, 3, 1, height * 0x10000],
    [258, 3, 3, valuesAt],
    [259, 3, 1, 0x10000],
    [262, 3, 1, 2 * 0x10000],
    [273, 4, 1, valuesAt + 12],
    [277, 3, 1, 3 * 0x10000],
    [278, 3, 1, height * 0x10000],
    [279, 4, 1, pixels.length],
    [339, 3, 3, valuesAt + 6],
  ];
  const directory = Buffer.alloc(2 + fields.length * 12 + 4);
  directory.writeUInt16BE(fields.length, 0);
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    directory.writeUInt16BE(tag, 2 + index * 12);
    directory.writeUInt16BE(type, 4 + index * 12);
    directory.writeUInt32BE(count, 6 + index * 12);
    directory.writeUInt32BE(value, 10 + index * 12);
  }
  const values = Buffer.from([0, 8, 0, 8, 0, 8, 0, sample, 0, sample, 0, sample]);
  return Buffer.concat([Buffer.from('4d4d002a00000008', 'hex'), directory, values, pixels]);
}
