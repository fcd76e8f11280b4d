/** Takes parts out of the file of a program or library (ELF of 64 bits) that nothing reads when it runs. Addresses stay as they are. */

/** Bytes of a file, from the first to the one before the last. */
export type Range = { readonly from: number; readonly to: number };

type Header = { bytes: Buffer; type: number; from: number; size: number };

const headerLength = 56;
const isLoaded = ({ type }: Header): boolean => type === 1;
const isOwnTable = ({ type }: Header): boolean => type === 6;

function headersIn(file: Buffer): Header[] {
  const at = Number(file.readBigUInt64LE(32));
  return Array.from({ length: file.readUInt16LE(56) }, (_, index) => {
    const bytes = Buffer.from(file.subarray(at + index * headerLength, at + (index + 1) * headerLength));
    return { bytes, type: bytes.readUInt32LE(0), from: Number(bytes.readBigUInt64LE(8)), size: Number(bytes.readBigUInt64LE(32)) };
  });
}

/** The header of a part of what `whole` loads: from byte `from` to `to` of the file, and zeros up to where byte `next` was. */
function partOf(whole: Header, { from, to }: Range, next: number | undefined): Header {
  const bytes = Buffer.from(whole.bytes);
  const further = BigInt(from - whole.from);
  for (const place of [8, 16, 24]) bytes.writeBigUInt64LE(whole.bytes.readBigUInt64LE(place) + further, place);
  bytes.writeBigUInt64LE(BigInt(to - from), 32);
  bytes.writeBigUInt64LE(next === undefined ? whole.bytes.readBigUInt64LE(40) - further : BigInt(next - from), 40);
  return { ...whole, bytes, from, size: to - from };
}

/** The whole pages of what is dead, each within one segment; the first page of the first one is kept for the table of segments. */
function pagesOf(segments: readonly Header[], dead: readonly Range[]): { table: number; cuts: Range[] } {
  let table = -1;
  const cuts: Range[] = [];
  for (const { from, to } of dead.toSorted((one, other) => one.from - other.from)) {
    const segment = segments.find((each) => each.from <= from && to <= each.from + each.size);
    if (!segment) throw new Error(`No segment has the bytes ${from} to ${to}`);
    const page = Math.max(4096, Number(segment.bytes.readBigUInt64LE(48)));
    let start = Math.ceil(from / page) * page;
    const end = Math.floor(to / page) * page;
    if (end - start <= page) continue;
    if (table < 0) {
      table = start;
      start += page;
    }
    cuts.push({ from: start, to: end });
  }
  return { table, cuts };
}

/**
 * Returns the file without the whole pages of `dead` and without its table of sections, which only debuggers read. What runs finds zeros at
 * their addresses, which take no memory.
 */
export function withoutPages(file: Buffer, dead: readonly Range[]): Buffer {
  const headers = headersIn(file);
  const { table, cuts } = pagesOf(headers.filter(isLoaded), dead);
  if (cuts.length === 0) return file;
  const moved = (place: number): number => place - cuts.reduce((sum, { from, to }) => sum + (to <= place ? to - from : 0), 0);
  const parts = headers.flatMap((header) => {
    if (!isLoaded(header)) return [header];
    const end = header.from + header.size;
    const within = cuts.filter(({ from, to }) => header.from <= from && to <= end);
    const starts = [header.from, ...within.map(({ to }) => to)];
    return starts.map((from, index) => partOf(header, { from, to: within[index]?.from ?? end }, starts[index + 1]));
  });
  const holder = headers.find((each) => isLoaded(each) && each.from <= table && table < each.from + each.size)!;
  for (const part of parts) {
    if (isOwnTable(part)) {
      const address = holder.bytes.readBigUInt64LE(16) + BigInt(table - holder.from);
      for (const [place, value] of [
        [8, BigInt(table)],
        [16, address],
        [24, address],
      ] as const)
        part.bytes.writeBigUInt64LE(value, place);
      for (const place of [32, 40]) part.bytes.writeBigUInt64LE(BigInt(parts.length * headerLength), place);
    } else part.bytes.writeBigUInt64LE(BigInt(moved(part.from)), 8);
  }
  const last = Math.max(...headers.filter(isLoaded).map(({ from, size }) => from + size));
  const starts = [0, ...cuts.map(({ to }) => to)];
  const left = Buffer.concat(starts.map((from, index) => file.subarray(from, cuts[index]?.from ?? last)));
  Buffer.concat(parts.map(({ bytes }) => bytes)).copy(left, table);
  left.writeBigUInt64LE(BigInt(table), 32);
  left.writeUInt16LE(parts.length, 56);
  left.writeBigUInt64LE(0n, 40);
  left.writeUInt16LE(0, 60);
  left.writeUInt16LE(0, 62);
  return left;
}
