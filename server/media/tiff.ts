/** The directories of a TIFF, in the byte order that its first two bytes name (TIFF 6.0, section 2), read without a decoder. */
import type { FileHandle } from 'node:fs/promises';
import { bytesAt } from './bytes-at.ts';

/** Bytes of a value by its type, 4 where it is none of these: bytes, short numbers, and the long ones of BigTIFF. */
const widths: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 6: 1, 7: 1, 8: 2, 16: 8, 17: 8, 18: 8 };

/** The layout of a TIFF: bytes of a number of entries, of an entry, and where its value is. BigTIFF has numbers of eight bytes where TIFF has four. */
const [plain, big] = [
  { directoryAt: 4, counted: 2, entry: 12, valueAt: 8 },
  { directoryAt: 8, counted: 8, entry: 20, valueAt: 12 },
];
const bigVersion = 43;
/** Real directories have a few dozen entries, and a file a handful of them. */
const [mostEntries, mostValues] = [4096, 16];

/** The tags of a page that state its size. */
export const [widthTag, heightTag] = [0x100, 0x101] as const;

export type Directory = {
  /** Returns the values of a tag that are whole numbers, at most 16 of them; none where the directory does not have it. */
  valuesOf: (tag: number) => Promise<readonly number[]>;
  /** Returns how many values a tag has; 0 where the directory does not have it. */
  countOf: (tag: number) => number;
};

export type Tiff = {
  first: number;
  directoryAt: (at: number) => Promise<Directory | null>;
  /** Returns where the directory behind this one stands; 0 where it is the last. */
  nextAfter: (at: number) => Promise<number>;
};

/** Reads the header of a TIFF; null where the file is shorter than one. */
export async function tiffIn(file: FileHandle): Promise<Tiff | null> {
  const head = await bytesAt(file, 0, 16);
  if (head.length < 16) return null;
  const isLittle = head[0] === 0x49;
  const short = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const longest = (bytes: Buffer, at: number) => Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  const isBig = short(head, 2) === bigVersion;
  const { directoryAt, counted, entry: size, valueAt } = isBig ? big : plain;
  const place = isBig ? longest : long;

  const valuesIn = async (field: Buffer): Promise<readonly number[]> => {
    const width = widths[short(field, 2)] ?? 4;
    const valueIn = { 1: (bytes: Buffer, at: number) => bytes[at]!, 2: short, 4: long, 8: longest }[width]!;
    const count = Math.min(mostValues, place(field, 4));
    const isInside = count * width <= size - valueAt;
    const values = isInside ? field.subarray(valueAt) : await bytesAt(file, place(field, valueAt), count * width);
    return Array.from({ length: Math.min(count, Math.floor(values.length / width)) }, (_, index) => valueIn(values, index * width));
  };

  /** The number of entries of the directory at `at`; null outside the file. */
  const entriesAt = async (at: number): Promise<number | null> => {
    if (!Number.isSafeInteger(at)) return null;
    const count = await bytesAt(file, at, counted);
    return count.length < counted ? null : isBig ? longest(count, 0) : short(count, 0);
  };

  return {
    first: place(head, directoryAt),
    async directoryAt(at) {
      const declared = await entriesAt(at);
      if (declared === null) return null;
      const entries = await bytesAt(file, at + counted, Math.min(declared, mostEntries) * size);
      const fieldOf = (tag: number): Buffer | null => {
        for (let entry = 0; entry + size <= entries.length; entry += size)
          if (short(entries, entry) === tag) return entries.subarray(entry, entry + size);
        return null;
      };
      return {
        async valuesOf(tag) {
          const field = fieldOf(tag);
          return field ? await valuesIn(field) : [];
        },
        countOf(tag) {
          const field = fieldOf(tag);
          return field ? place(field, 4) : 0;
        },
      };
    },
    async nextAfter(at) {
      const declared = await entriesAt(at);
      const next = declared === null ? null : await bytesAt(file, at + counted + declared * size, isBig ? 8 : 4);
      return next?.length === (isBig ? 8 : 4) ? place(next, 0) : 0;
    },
  };
}
