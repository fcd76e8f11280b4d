/** What is missing of a file that ends before its content states, as an interrupted download or copy does. */
import { open, type FileHandle } from 'node:fs/promises';
import { limits } from '../../../contract/facts/limits.ts';
import { tagLength, untypedAtoms } from './sniff.ts';
import { adtsFrameLength, mpegFrameLength } from './sound-frames.ts';

const tailLength = 4096;
/** Files have a handful of boxes outside of others; the limit stops files crafted with thousands. */
const mostBoxes = 10_000;

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, at));
  return buffer.subarray(0, bytesRead);
}

/** Finds how much is missing: null for a whole file, 0 where the format does not state how much. */
type Ending = (file: FileHandle, size: number) => Promise<number | null>;

const shareOf = (size: number, declared: number): number | null => (declared > size ? 1 - size / declared : null);

const endsWith =
  (mark: Buffer, within: number): Ending =>
  async (file, size) =>
    (await bytesAt(file, size - within, within)).includes(mark) ? null : 0;

/** The length of a RIFF file is in its second four bytes, without the first eight; programs that write a stream leave it open. */
const ofRiff: Ending = async (file, size) => {
  const length = (await bytesAt(file, 4, 4)).readUInt32LE(0);
  return length === 0xffff_ffff ? null : shareOf(size, length + 8);
};

/**
 * Walks the outermost boxes (ISO/IEC 14496-12, 4.2): a size of 1 is followed by a longer one, a size of 0 reaches to the end. In a file of
 * fragments, a box states how long its own fragment is, and nothing how many there were.
 */
const ofBoxes: Ending = async (file, size) => {
  let isFragmented = false;
  for (let at = 0, boxes = 0; at < size && boxes < mostBoxes; boxes += 1) {
    const head = await bytesAt(file, at, 16);
    if (head.length < 8) return 0;
    const short = head.readUInt32BE(0);
    if (short === 0) return null;
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return null;
    isFragmented ||= head.toString('latin1', 4, 8) === 'moof';
    at += length;
    if (at > size) return isFragmented ? 0 : shareOf(size, at);
  }
  return null;
};

/** Walks the chunks of a PNG: four bytes of length, a type, and a checksum around each (PNG, third edition, 5.3). */
const ofPng: Ending = async (file, size) => {
  for (let at = 8, chunks = 0; at < size && chunks < mostBoxes; chunks += 1) {
    const head = await bytesAt(file, at, 8);
    if (head.length < 8) return 0;
    at += head.readUInt32BE(0) + 12;
    if (head.toString('latin1', 4, 8) === 'IEND') return null;
  }
  // Where a length is damaged, the walk ends early, and nothing at the end is missing.
  return await endsWith(Buffer.from('IEND'), tailLength)(file, size);
};

/**
 * Walks the blocks of a GIF (GIF89a, appendix A) to the mark of its end, which programs write other bytes behind: each is an extension or an image,
 * and ends with an empty sub-block.
 */
const ofGif: Ending = async (file, size) => {
  const bytes = await bytesAt(file, 0, Math.min(size, limits.imageBytes));
  const tableOf = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + tableOf(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return null;
    // Decoders stop at what is neither, and nothing at the end is missing.
    if (kind !== 0x21 && kind !== 0x2c) return null;
    at += kind === 0x21 ? 2 : 11 + tableOf(bytes[at + 9] ?? 0);
    while ((bytes[at] ?? 0) > 0) at += bytes[at]! + 1;
    at += 1;
  }
  return 0;
};

/** AIFF states its length like RIFF, the larger byte first. */
const ofForm: Ending = async (file, size) => shareOf(size, (await bytesAt(file, 4, 4)).readUInt32BE(0) + 8);

/** A size of EBML (RFC 8794, 4): the zeros before its first one are the bytes that follow; null where all its bits are set, because nobody knew it. */
function sizeOfEbml(bytes: Buffer): { length: number; size: number | null } | null {
  const length = Math.clz32(bytes[0] ?? 0) - 23;
  if (length > 8 || bytes.length < length) return null;
  let size = bytes[0]! & (0xff >> length);
  let isKnown = size !== 0xff >> length;
  for (const byte of bytes.subarray(1, length)) {
    size = size * 256 + byte;
    isKnown ||= byte !== 0xff;
  }
  return { length, size: isKnown ? size : null };
}

/** A Matroska file is a header and one segment, whose size is open where it was streamed. */
const ofMatroska: Ending = async (file, size) => {
  const header = sizeOfEbml(await bytesAt(file, 4, 8));
  if (!header) return 0;
  const at = 4 + header.length + (header.size ?? 0);
  const head = await bytesAt(file, at, 12);
  if (!head.subarray(0, 4).equals(Buffer.from('18538067', 'hex'))) return head.length < 4 ? 0 : null;
  const segment = sizeOfEbml(head.subarray(4));
  if (!segment) return 0;
  return segment.size === null ? null : shareOf(size, at + 4 + segment.length + segment.size);
};

/** The last page of an Ogg stream is marked (RFC 3533, 6); how much comes before it is stated nowhere. */
const ofOgg: Ending = async (file, size) => {
  const tail = await bytesAt(file, size - 65_536, 65_536);
  const at = tail.lastIndexOf('OggS');
  return at >= 0 && (tail[at + 5] ?? 0) & 4 ? null : 0;
};

/** The properties of an ASF file state its size, which a live recording leaves open. */
const ofAsf: Ending = async (file, size) => {
  const head = await bytesAt(file, 0, tailLength);
  const at = head.indexOf(Buffer.from('a1dcab8c47a9cf118ee400c00c205365', 'hex'));
  if (at < 0 || at + 92 > head.length) return size < tailLength ? 0 : null;
  const isLive = (head.readUInt32LE(at + 88) & 1) === 1;
  return isLive ? null : shareOf(size, Number(head.readBigUInt64LE(at + 40)));
};

type SoundFrames = { from: number; lengthAt: (bytes: Buffer, at: number) => number };

/** Frames of sound follow each other, and each states its own length alone: the last one may lack its end, and nothing states how many came after it. */
async function ofFrames(file: FileHandle, size: number, { from, lengthAt }: SoundFrames): Promise<number | null> {
  if (from >= size) return 0;
  const bytes = await bytesAt(file, from, Math.min(size, limits.audioBytes) - from);
  let at = 0;
  for (let length = lengthAt(bytes, at); length > 0; length = lengthAt(bytes, at)) at += length;
  return from + at > size ? 0 : null;
}

const ofAdts: Ending = (file, size) => ofFrames(file, size, { from: 0, lengthAt: adtsFrameLength });

/** Some programs state the bytes of an MP3 in its first frame (the header of Xing), which tags may come before. */
const ofMp3: Ending = async (file, size) => {
  const from = tagLength(await bytesAt(file, 0, 10));
  const head = await bytesAt(file, from, 256);
  const at = Math.max(head.indexOf('Xing'), head.indexOf('Info'));
  const flags = at < 0 || at + 16 > head.length ? 0 : head.readUInt32BE(at + 4);
  if ((flags & 2) === 0) return await ofFrames(file, size, { from, lengthAt: mpegFrameLength });
  return shareOf(size, from + head.readUInt32BE(at + 8 + (flags & 1) * 4));
};

/** Bytes of a value of each type of TIFF, by its number. */
const tiffTypes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** The first directory of a TIFF file, often at its end, states where everything else lies: each of its entries has twelve bytes. */
const ofTiff: Ending = async (file, size) => {
  const head = await bytesAt(file, 0, 8);
  const isLittle = head[0] === 0x49;
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const at = long(head, 4);
  const directory = at + 2 > size ? Buffer.alloc(0) : await bytesAt(file, at, tailLength);
  const entries = directory.length < 2 ? 0 : short(directory, 0);
  if (entries === 0 || at + 2 + entries * 12 > size) return 0;
  for (let entry = 2; entry < Math.min(2 + entries * 12, directory.length - 11); entry += 12) {
    const length = (tiffTypes[short(directory, entry + 2)] ?? 0) * long(directory, entry + 4);
    if (length > 4 && long(directory, entry + 8) + length > size) return 0;
  }
  return null;
};

const endings: readonly { starts: Buffer; at: number; missing: Ending }[] = [
  { starts: Buffer.from([0xff, 0xd8, 0xff]), at: 0, missing: endsWith(Buffer.from([0xff, 0xd9]), tailLength) },
  { starts: Buffer.from([0x89, 0x50, 0x4e, 0x47]), at: 0, missing: ofPng },
  { starts: Buffer.from('GIF8'), at: 0, missing: ofGif },
  { starts: Buffer.from('RIFF'), at: 0, missing: ofRiff },
  ...['ftyp', ...untypedAtoms].map((name) => ({ starts: Buffer.from(name), at: 4, missing: ofBoxes })),
  { starts: Buffer.from('FORM'), at: 0, missing: ofForm },
  { starts: Buffer.from('1a45dfa3', 'hex'), at: 0, missing: ofMatroska },
  { starts: Buffer.from('OggS'), at: 0, missing: ofOgg },
  { starts: Buffer.from('3026b2758e66cf11', 'hex'), at: 0, missing: ofAsf },
  { starts: Buffer.from('II*\0'), at: 0, missing: ofTiff },
  { starts: Buffer.from('MM\0*'), at: 0, missing: ofTiff },
  { starts: Buffer.from('ID3'), at: 0, missing: ofMp3 },
  ...[0xf1, 0xf9].map((second) => ({ starts: Buffer.from([0xff, second]), at: 0, missing: ofAdts })),
  ...[0xfa, 0xfb, 0xfc, 0xfd, 0xf2, 0xf3, 0xe2, 0xe3].map((second) => ({ starts: Buffer.from([0xff, second]), at: 0, missing: ofMp3 })),
];

/** Returns the share of the file's bytes that its content states are missing at the end, 0 where only that some are; null for a whole file. */
export async function missingOf(path: string): Promise<number | null> {
  const file = await open(path);
  try {
    const head = await bytesAt(file, 0, 16);
    const { size } = await file.stat();
    const ending = endings.find(({ starts, at }) => head.subarray(at, at + starts.length).equals(starts));
    return ending && size > 16 ? await ending.missing(file, size) : null;
  } finally {
    await file.close();
  }
}
