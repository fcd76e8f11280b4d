/** A TIFF written by hand: big-endian, RGB, one strip without compression. */
export function tiffOf(width: number, height: number, pixels: Buffer): Buffer {
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, 3, 1, width * 0x10000],
    [257, 3, 1, height * 0x10000],
    [258, 3, 3, 8 + 2 + 9 * 12 + 4],
    [259, 3, 1, 0x10000],
    [262, 3, 1, 2 * 0x10000],
    [273, 4, 1, 8 + 2 + 9 * 12 + 4 + 6],
    [277, 3, 1, 3 * 0x10000],
    [278, 3, 1, height * 0x10000],
    [279, 4, 1, pixels.length],
  ];
  const directory = Buffer.alloc(2 + fields.length * 12 + 4);
  directory.writeUInt16BE(fields.length, 0);
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    directory.writeUInt16BE(tag, 2 + index * 12);
    directory.writeUInt16BE(type, 4 + index * 12);
    directory.writeUInt32BE(count, 6 + index * 12);
    directory.writeUInt32BE(value, 10 + index * 12);
  }
  return Buffer.concat([Buffer.from('4d4d002a00000008', 'hex'), directory, Buffer.from('000800080008', 'hex'), pixels]);
}
