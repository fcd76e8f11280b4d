/** What is missing of a file that ends before its content states, as an interrupted download or copy does. */
import { open, type FileHandle } from 'node:fs/promises';

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

/** Walks the outermost boxes (ISO/IEC 14496-12, 4.2): a size of 1 is followed by a longer one, a size of 0 reaches to the end. */
const ofBoxes: Ending = async (file, size) => {
  for (let at = 0, boxes = 0; at < size && boxes < mostBoxes; boxes += 1) {
    const head = await bytesAt(file, at, 16);
    if (head.length < 8) return 0;
    const short = head.readUInt32BE(0);
    if (short === 0) return null;
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return null;
    at += length;
    if (at > size) return shareOf(size, at);
  }
  return null;
};

const endings: readonly { starts: Buffer; at: number; missing: Ending }[] = [
  { starts: Buffer.from([0xff, 0xd8, 0xff]), at: 0, missing: endsWith(Buffer.from([0xff, 0xd9]), tailLength) },
  { starts: Buffer.from([0x89, 0x50, 0x4e, 0x47]), at: 0, missing: endsWith(Buffer.from('IEND'), tailLength) },
  { starts: Buffer.from('GIF8'), at: 0, missing: endsWith(Buffer.from([0x3b]), 1) },
  { starts: Buffer.from('RIFF'), at: 0, missing: ofRiff },
  { starts: Buffer.from('ftyp'), at: 4, missing: ofBoxes },
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
