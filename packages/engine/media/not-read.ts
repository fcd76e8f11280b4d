/** Kinds of files that people have and that are not read here, by how they begin; what looks like sound within them is not taken for it. */

/** What a person would call such a file. */
export type NotRead = 'picture' | 'video' | 'audio' | 'other';

/** Bytes as a text of Latin-1, and where they stand when it is not at the beginning. */
type Mark = string | readonly [at: number, text: string];

const marks: Readonly<Record<NotRead, readonly Mark[]>> = {
  picture: [
    // Of drawing programs and older systems; an icon, a pointer.
    '8BPS',
    'gimp xcf',
    'DDS ',
    'qoif',
    'FLIF',
    'BPG\xfb',
    'farbfeld',
    '%!PS',
    '\xc5\xd0\xd3\xc6',
    '\x59\xa6\x6a\x95',
    '\x01\xda\x00',
    '\x01\xda\x01',
    '\x0a\x02\x01',
    '\x0a\x03\x01',
    '\x0a\x05\x01',
    '\0\0\x01\0',
    '\0\0\x02\0',
    '\xd7\xcd\xc6\x9a',
    [40, ' EMF'],
    [8, 'ACON'],
    // JPEG 2000, JPEG XL, JPEG XR.
    '\0\0\0\x0cjP  ',
    '\xff\x4f\xff\x51',
    '\0\0\0\x0cJXL ',
    '\xff\x0a',
    'II\xbc\x01',
    // More light than a screen has, measurements, of stars and of patients.
    '#?RADIANCE',
    '#?RGBE',
    '\x76\x2f\x31\x01',
    'SIMPLE  =',
    [128, 'DICM'],
    // Raw data of cameras, other than those that are stored as TIFF or MP4.
    'FUJIFILMCCD-RAW',
    'IIRO',
    'IIRS',
    'MMOR',
    'IIU\0',
    'FOVb',
    '\0MRM',
    'II\x1a\0\0\0HEAPCCDR',
    // Images of HEIF's kind by other codecs, and Canon's raw data.
    ...['crx ', 'j2ki', 'j2is', 'jpeg', 'jpgs', 'avci', 'avcs', 'vvic', 'vvis', 'evbi'].map((brand): Mark => [4, `ftyp${brand}`]),
  ],
  video: [
    'FLV',
    '\0\0\x01\xba',
    '\0\0\x01\xb3',
    '.RMF',
    'FWS',
    'CWS',
    'ZWS',
    'DKIF',
    'YUV4MPEG2',
    'NSVf',
    '\x06\x0e\x2b\x34\x02\x05',
    '\x1f\x07\0',
    [8, 'CDXA'],
  ],
  audio: [
    'MThd',
    '#!AMR',
    'MAC ',
    'wvpk',
    'TTA1',
    'MPCK',
    'MP+',
    '.snd',
    '.ra\xfd',
    'DSD ',
    'FRM8',
    '\x0b\x77',
    '\x7f\xfe\x80\x01',
    'Extended Module: ',
    'IMPM',
    'Creative Voice File',
    'riff\x2e\x91\xcf\x11',
    [44, 'SCRM'],
    [1080, 'M.K.'],
  ],
  other: [
    'PK\x03\x04',
    'Rar!',
    '7z\xbc\xaf\x27\x1c',
    '\x1f\x8b',
    'BZh',
    '\xfd7zXZ\0',
    '\x28\xb5\x2f\xfd',
    [257, 'ustar'],
    '%PDF',
    'AT&TFORM',
    '{\\rtf',
    '\xd0\xcf\x11\xe0',
    'MZ',
    '\x7fELF',
    'SQLite format 3',
  ],
};

const has = (bytes: Buffer, mark: Mark): boolean => {
  const [at, text] = typeof mark === 'string' ? [0, mark] : mark;
  return bytes.toString('latin1', at, at + text.length) === text;
};

/** The lengths of the header that follows the first fourteen bytes of a BMP, whose own mark is two letters. */
const bmpHeaders: ReadonlySet<number> = new Set([12, 40, 52, 56, 64, 108, 124]);
const isBmp = (bytes: Buffer): boolean => has(bytes, 'BM') && bytes.length >= 18 && bmpHeaders.has(bytes.readUInt32LE(14));

/** Images as numbers (PBM, PGM, PPM, PAM), and drawings, which begin as texts. */
const isWritten = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1', 0, 1024);
  return (
    /^P[1-7]\s[\s\d#]/.test(text) || /^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!doctype svg|<svg)[^]*<svg|^(?:\xef\xbb\xbf)?\s*<svg/i.test(text)
  );
};

/** A stream of television is made of packets of 188 bytes; a camera puts four more before each. */
const isTransport = (bytes: Buffer): boolean =>
  [0, 4].some((from) => [0, 1, 2, 3].every((count) => bytes[from + count * (188 + from)] === 0x47));

/** The kind of a file that is not read, by its first bytes; null where nothing is known of them. */
export function notRead(bytes: Buffer): NotRead | null {
  if (isBmp(bytes) || isWritten(bytes)) return 'picture';
  if (isTransport(bytes)) return 'video';
  return (Object.keys(marks) as NotRead[]).find((kind) => marks[kind].some((mark) => has(bytes, mark))) ?? null;
}
