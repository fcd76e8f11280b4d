/** How many boxes a file has that is made of them (ISO/IEC 14496-12): the library of credentials takes a minute for what has some hundred thousand. */
import { limits } from '../../contract/facts/limits.ts';

const headLength = 8;
const [isOpen, isLong] = [0, 1];

/** Boxes that hold others, and how many bytes of their own come before these. */
const holders = new Map([
  ...[
    'moov',
    'trak',
    'edts',
    'mdia',
    'minf',
    'dinf',
    'stbl',
    'mvex',
    'moof',
    'traf',
    'mfra',
    'udta',
    'tref',
    'iprp',
    'ipco',
    'sinf',
    'schi',
  ].map((type) => [type, 0] as const),
  ['meta', 4] as const,
]);

/** Returns whether a file is made of more boxes than any that has credentials, of those that others hold too. */
export function hasTooManyBoxes(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, headLength) !== 'ftyp') return false;
  const open: { at: number; end: number }[] = [{ at: 0, end: bytes.length }];
  let count = 0;
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const { at, end } = level;
    if (at + headLength > end) {
      open.pop();
      continue;
    }
    count += 1;
    if (count > limits.credentialBoxes) return true;
    const short = bytes.readUInt32BE(at);
    const long = short === isLong && at + 2 * headLength <= end ? Number(bytes.readBigUInt64BE(at + headLength)) : short;
    const size = short === isOpen ? end - at : long;
    level.at = size < headLength ? end : Math.min(end, at + size);
    const own = holders.get(bytes.toString('latin1', at + 4, at + headLength));
    if (own !== undefined) open.push({ at: at + headLength + own, end: level.at });
  }
  return false;
}
