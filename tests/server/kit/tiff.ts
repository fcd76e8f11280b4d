/** Where the values of the directory's fields stand that are longer than four bytes: behind its ten fields. */
const valuesAt = 8 + 2 + 10 * 12 + 4;

type TiffOptions = {
  /** What its bytes are: 1 for light, 2 for numbers with a sign. */
  sample?: 1 | 2;
  /** How the pixels are stored: 1 as they are, 34661 as a fax of two colors (JBIG). */
  compression?: 1 | 34_661;
  /** 2 for RGB, 5 for four inks. */
  colors?: 2 | 5;
};

/** A TIFF written by hand: big-endian, 8 bits a channel, in one strip. */
export function tiffOf(
  width: number,
  height: number,
  pixels: Buffer,
  { sample = 1, compression = 1, colors = 2 }: TiffOptions = {},
): Buffer {
  const channels = colors === 5 ? 4 : 3;
  const fields: [tag: number, type: number, count: number, value: number][] = [
    [256, 3, 1, width * 0x10000],
    [257, 3, 1, height * 0x10000],
    [258, 3, channels, valuesAt],
    [259, 3, 1, compression * 0x10000],
    [262, 3, 1, colors * 0x10000],
    [273, 4, 1, valuesAt + 4 * channels],
    [277, 3, 1, channels * 0x10000],
    [278, 3, 1, height * 0x10000],
    [279, 4, 1, pixels.length],
    [339, 3, channels, valuesAt + 2 * channels],
  ];
  const directory = Buffer.alloc(2 + fields.length * 12 + 4);
  directory.writeUInt16BE(fields.length, 0);
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    directory.writeUInt16BE(tag, 2 + index * 12);
    directory.writeUInt16BE(type, 4 + index * 12);
    directory.writeUInt32BE(count, 6 + index * 12);
    directory.writeUInt32BE(value, 10 + index * 12);
  }
  const values = Buffer.from([8, sample].flatMap((value) => Array.from({ length: channels }, () => [0, value]).flat()));
  return Buffer.concat([Buffer.from('4d4d002a00000008', 'hex'), directory, values, pixels]);
}

/** The same with a directory that claims this many strips. */
export function withStrips(tiff: Buffer, strips: number): Buffer {
  const [head, field, countAt] = [10, 12, 4];
  const claims = Buffer.from(tiff);
  for (const index of [5, 8]) claims.writeUInt32BE(strips, head + index * field + countAt);
  return claims;
}

/** The same with a directory that claims this many tiles of 16 × 4096. */
export function withTiles(tiff: Buffer, tiles: number): Buffer {
  const [head, field, countAt, valueAt] = [10, 12, 4, 8];
  const claims = withStrips(tiff, tiles);
  for (const [index, tag] of [
    [5, 324],
    [7, 322],
    [8, 325],
    [9, 323],
  ] as const)
    claims.writeUInt16BE(tag, head + index * field);
  claims.writeUInt32BE(1, head + 9 * field + countAt);
  for (const [index, side] of [
    [7, 16],
    [9, 4096],
  ] as const)
    claims.writeUInt32BE(side * 0x10000, head + index * field + valueAt);
  return claims;
}

/** The same with a directory that names itself as the next. */
export function endlessPages(tiff: Buffer): Buffer {
  const endless = Buffer.from(tiff);
  endless.writeUInt32BE(8, valuesAt - 4);
  return endless;
}
