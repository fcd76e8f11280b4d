/** A profile by primaries and a curve (ICC.1:2022), for images that state their colors without one. */

type Point = readonly [x: number, y: number];
export type Primaries = { readonly white: Point; readonly red: Point; readonly green: Point; readonly blue: Point };
/** The exponent from stored numbers to light, or the curve of sRGB. */
export type Curve = number | 'srgb';

/** The numbers of primaries and of a tone that an image may state instead of a profile (ITU-T H.273). */
export type ColorNumbers = { primaries: number; transfer: number };

export const srgb: Primaries = { white: [0.3127, 0.329], red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] };

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

const times = (matrix: Matrix, [x, y, z]: Vector): Vector => {
  const row = ([a, b, c]: Vector): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** The inverse by cofactors; null where the rows do not span a space. */
function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix | null {
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (!(Math.abs(whole) > 1e-6)) return null;
  const by = (value: number): number => value / whole;
  return [
    [by(e * i - f * h), by(c * h - b * i), by(b * f - c * e)],
    [by(f * g - d * i), by(a * i - c * g), by(c * d - a * f)],
    [by(d * h - e * g), by(b * g - a * h), by(a * e - b * d)],
  ];
}

const xyzOf = ([x, y]: Point): Vector => [x / y, 1, (1 - x - y) / y];

/** The white of every profile, and the responses of the eye by which another is adapted to it (ICC.1, annex E: Bradford). */
const profileWhite: Vector = [0.9642, 1, 0.8249];
const eye: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** The light of full red, green and blue, as columns; null for primaries that span no colors. */
function columnsOf({ white, red, green, blue }: Primaries): Matrix | null {
  const all = [red, green, blue].map(xyzOf) as unknown as Matrix;
  const columns = [0, 1, 2].map((axis) => all.map((one) => one[axis as 0 | 1 | 2])) as unknown as Matrix;
  const solved = inverse(columns);
  if (!solved) return null;
  const shares = times(solved, xyzOf(white));
  return columns.map((row) => row.map((value, color) => value * shares[color as 0 | 1 | 2])) as unknown as Matrix;
}

/** The matrix from light in primaries, which have the white of sRGB, to light in those of sRGB. */
export function fromPrimaries(primaries: Primaries): Matrix {
  const [to, from] = [inverse(columnsOf(srgb)!)!, columnsOf(primaries)!];
  const columns = [0, 1, 2].map((color) => times(to, from.map((row) => row[color as 0 | 1 | 2]) as unknown as Vector));
  return [0, 1, 2].map((axis) => columns.map((column) => column[axis as 0 | 1 | 2])) as unknown as Matrix;
}

/** The same, adapted to the white of profiles. */
function lightsOf(primaries: Primaries): readonly Vector[] | null {
  const [columns, back] = [columnsOf(primaries), inverse(eye)];
  if (!columns || !back) return null;
  const [from, to] = [times(eye, xyzOf(primaries.white)), times(eye, profileWhite)];
  const lights = [0, 1, 2].map((color) => {
    const [l, m, s] = times(eye, columns.map((row) => row[color as 0 | 1 | 2]) as unknown as Vector);
    return times(back, [(l * to[0]) / from[0], (m * to[1]) / from[1], (s * to[2]) / from[2]]);
  });
  return lights.flat().every((value) => Number.isFinite(value) && Math.abs(value) < 4) ? lights : null;
}

/** Numbers of a profile have sixteen bits behind the point. */
const fixed = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), index * 4);
  return bytes;
};
const typed = (type: string, ...data: readonly Buffer[]): Buffer => Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), ...data]);

/** A parametric curve: an exponent alone, or sRGB's with its straight beginning (ICC.1, 10.18). */
const curveOf = (curve: Curve): Buffer =>
  curve === 'srgb'
    ? typed('para', Buffer.from([0, 3, 0, 0]), fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45))
    : typed('para', Buffer.from([0, 0, 0, 0]), fixed(curve));

/** A text in one language (ICC.1, 10.15). */
function textOf(text: string): Buffer {
  const head = Buffer.alloc(20);
  for (const [index, value] of [1, 12, 0, text.length * 2, 28].entries()) head.writeUInt32BE(value, index * 4);
  head.write('enUS', 8, 'latin1');
  return typed('mluc', head, Buffer.from(text, 'utf16le').swap16());
}

const headerLength = 128;

/** Returns the profile, of gray or of colors; null where its primaries span none. */
export function profileOf({ primaries, curve, isGray }: { primaries: Primaries; curve: Curve; isGray: boolean }): Buffer | null {
  const lights = lightsOf(primaries);
  if (!lights) return null;
  const tone = curveOf(curve);
  const colors = ['r', 'g', 'b'].flatMap((name, index): [string, Buffer][] => [
    [`${name}XYZ`, typed('XYZ ', fixed(...lights[index]!))],
    [`${name}TRC`, tone],
  ]);
  const tags: readonly [string, Buffer][] = [
    ['desc', textOf('stated')],
    ['cprt', textOf('none')],
    ['wtpt', typed('XYZ ', fixed(...profileWhite))],
    ...(isGray ? ([['kTRC', tone]] as [string, Buffer][]) : colors),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let at = headerLength + table.length;
  const padded = tags.map(([name, data], index) => {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(data.length, 12 + index * 12);
    const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    at += whole.length;
    return whole;
  });
  const header = Buffer.alloc(headerLength);
  header.writeUInt32BE(at, 0);
  header.writeUInt32BE(0x0430_0000, 8);
  header.write(`mntr${isGray ? 'GRAY' : 'RGB '}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  fixed(...profileWhite).copy(header, 68);
  return Buffer.concat([header, table, ...padded]);
}
