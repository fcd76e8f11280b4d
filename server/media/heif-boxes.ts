/** Reads from the boxes of a HEIF file what no decoder is needed for: where it describes itself, and in which colors its image is. */
import { open, type FileHandle } from 'node:fs/promises';
import type { ColorNumbers } from './icc-profile.ts';

const headLength = 8;
/** Files have a handful of boxes outside of others; the limit stops files crafted with thousands. */
const mostBoxes = 100;
/** Descriptions take some kilobytes; a longer one is not read to its end. */
const mostDescribed = 1024 * 1024;

/** A size of 1 means that the size is in the 8 bytes behind the type, a size of 0 that the box reaches to the end (ISO/IEC 14496-12, 4.2). */
const isLong = 1;
const isOpen = 0;

type OuterBox = {
  type: string;
  /** Where its content begins, and its bytes; null for one that reaches to the end of the file. */ from: number;
  length: number | null;
};

/** The boxes that no other holds, one more than files have at most. */
async function* outerBoxesIn(file: FileHandle): AsyncGenerator<OuterBox> {
  const head = Buffer.alloc(2 * headLength);
  for (let at = 0, boxes = 0; boxes <= mostBoxes; boxes += 1) {
    const { bytesRead } = await file.read(head, 0, head.length, at);
    if (bytesRead < headLength) return;
    const short = head.readUInt32BE(0);
    const size = short === isLong ? Number(head.readBigUInt64BE(headLength)) : short;
    const isLast = size === isOpen;
    yield {
      type: head.toString('latin1', 4, headLength),
      from: at + headLength,
      length: isLast ? null : Math.max(0, size - headLength),
    };
    if (isLast || size < headLength) return;
    at += size;
  }
}

/** The content of a box that no other holds, before the image or behind it: `meta` describes it; null when there is none. */
export async function outerBox(file: FileHandle, type: 'meta' | 'moov'): Promise<Buffer | null> {
  for await (const { type: own, from, length } of outerBoxesIn(file)) {
    if (own !== type) continue;
    const content = Buffer.alloc(Math.min(mostDescribed, length ?? mostDescribed));
    return content.subarray(0, (await file.read(content, 0, content.length, from)).bytesRead);
  }
  return null;
}

/** Whether a file has more boxes than any program writes, over each of which a decoder goes several times. */
export async function hasTooManyOuterBoxes(path: string): Promise<boolean> {
  await using file = await open(path);
  let boxes = 0;
  for await (const _ of outerBoxesIn(file)) boxes += 1;
  return boxes > mostBoxes;
}

type HeifBox = { type: string; content: Buffer };

function boxesIn(content: Buffer): HeifBox[] {
  const boxes: HeifBox[] = [];
  for (let at = 0; at + headLength <= content.length;) {
    const size = content.readUInt32BE(at);
    if (size < headLength) break;
    boxes.push({ type: content.toString('latin1', at + 4, at + headLength), content: content.subarray(at + headLength, at + size) });
    at += size;
  }
  return boxes;
}

/** Some boxes begin with a version and three bytes of flags. */
const versionLength = 4;

const named = (boxes: readonly HeifBox[], type: string): Buffer => boxes.find((box) => box.type === type)?.content ?? Buffer.alloc(0);

/** The properties of an item, as positions in the list of all, from 1 (ISO/IEC 23008-12, 9.3). */
function propertiesOf(associations: Buffer, item: number): number[] {
  const isWide = (associations[3]! & 1) === 1;
  const idLength = associations[0] === 0 ? 2 : 4;
  const count = associations.readUInt32BE(versionLength);
  for (let entry = 0, at = versionLength + 4; entry < count; entry += 1) {
    const id = associations.readUIntBE(at, idLength);
    const own = associations[at + idLength]!;
    at += idLength + 1;
    const length = own * (isWide ? 2 : 1);
    if (id === item)
      return Array.from({ length: own }, (_, one) =>
        isWide ? associations.readUInt16BE(at + one * 2) & 0x7fff : associations.readUInt8(at + one) & 0x7f,
      );
    at += length;
  }
  return [];
}

/** The properties of the image that a description calls the primary one. Throws for a description that is cut off. */
function primaryIn(description: Buffer): HeifBox[] {
  const boxes = boxesIn(description.subarray(versionLength));
  const primary = named(boxes, 'pitm');
  if (primary.length < versionLength + 2) return [];
  const item = primary.readUIntBE(versionLength, primary[0] === 0 ? 2 : 4);
  const properties = boxesIn(named(boxes, 'iprp'));
  const all = boxesIn(named(properties, 'ipco'));
  const associations = named(properties, 'ipma');
  if (associations.length < versionLength + 4) return [];
  return propertiesOf(associations, item).flatMap((at) => all[at - 1] ?? []);
}

/** Its colors: the profile counts more than the numbers, which encoders write beside it. */
export type HeifColors = { profile: Buffer | null; numbers: ColorNumbers | null };

/** Returns how the primary image of a description states its colors. Throws for a description that is cut off. */
function colorsIn(description: Buffer): HeifColors {
  const stated = primaryIn(description).filter(({ type }) => type === 'colr');
  const of = (...kinds: readonly string[]) => stated.find(({ content }) => kinds.includes(content.toString('latin1', 0, 4)))?.content;
  const [profile, numbers] = [of('prof', 'rICC'), of('nclx')];
  return {
    profile: profile?.subarray(4) ?? null,
    numbers: numbers && numbers.length >= 8 ? { primaries: numbers.readUInt16BE(4), transfer: numbers.readUInt16BE(6) } : null,
  };
}

/** Returns how a file states its colors; null where it does not describe itself. */
export async function heifColorsOf(path: string): Promise<HeifColors | null> {
  await using file = await open(path);
  try {
    const description = await outerBox(file, 'meta');
    return description && colorsIn(description);
  } catch {
    // The decoder judges whether the file is damaged; without a statement, its colors are read as sRGB.
    return null;
  }
}

/** Whether a file holds an image to find: an animation need not, beside its frames. */
export async function holdsImage(path: string): Promise<boolean> {
  await using file = await open(path);
  const description = await outerBox(file, 'meta');
  const boxes = description ? boxesIn(description.subarray(versionLength)) : [];
  return ['pitm', 'iloc'].every((type) => named(boxes, type).length > 0);
}
