/**
 * Detects the type of a file from its first bytes; its name and the client's content type are ignored. Implemented here because only the
 * types that the product accepts may pass, and a library that detects hundreds would need the same allowlist.
 */
import { notRead } from './not-read.ts';
import { framesIn } from './sound-frames.ts';

export { notRead, type NotRead } from './not-read.ts';

/** `audio` holds only sound; `media` is a container of sound, of images, or of both, which its streams report (`reading.ts`). */
export type FileKind = 'image' | 'gif' | 'audio' | 'media';

/** `demuxer` is the only container format that the decoder may use for the file. */
export type Sniffed = { kind: FileKind; type: string; extension: string; demuxer?: string };

/** Number of bytes that `sniff` reads; fewer when the file is shorter. */
export const sniffLength = 4096;

const at = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.length >= offset + text.length && bytes.toString('latin1', offset, offset + text.length) === text;

const starts = (bytes: Buffer, ...values: number[]): boolean =>
  bytes.length >= values.length && values.every((value, index) => bytes[index] === value);

const image = (type: string, extension: string): Sniffed => ({ kind: 'image', type, extension });
const sound = (type: string, extension: string, demuxer: string): Sniffed => ({ kind: 'audio', type, extension, demuxer });
const media = (type: string, extension: string, demuxer: string): Sniffed => ({ kind: 'media', type, extension, demuxer });

/** The brands of one image by HEVC, as phones store it, and those that only indicate that the file holds images. */
const heic = ['heic', 'heix', 'heim', 'heis'];
const anyImage = ['mif1', 'msf1', 'hevc'];

function ofBrand(head: Buffer): Sniffed | null {
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'avif' || brand === 'avis') return image('image/avif', 'avif');
  if (heic.includes(brand)) return image('image/heic', 'heic');
  if (anyImage.includes(brand)) {
    const compatible = head.toString('latin1', 16, Math.min(head.length, head.readUInt32BE(0)));
    if (compatible.includes('avif')) return image('image/avif', 'avif');
    return heic.some((name) => compatible.includes(name)) ? image('image/heic', 'heic') : null;
  }
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return media('audio/mp4', 'm4a', 'mov');
  if (brand === 'qt  ') return media('video/quicktime', 'mov', 'mov');
  return media('video/mp4', 'mp4', 'mov');
}

/** QuickTime before 2005, as cameras wrote it, does not begin with a type, but with one of these. */
export const untypedAtoms = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'] as const;

/** An atom begins with its size, whose first byte would be a letter in a text. */
const isUntyped = (bytes: Buffer): boolean => (bytes[0] ?? 0) < 0x20 && untypedAtoms.some((name) => at(bytes, 4, name));

/** Bytes of the tag that a file begins with (ID3v2, 3.1), whose size has seven bits to a byte; 0 without one. */
export const tagLength = (bytes: Buffer): number =>
  at(bytes, 0, 'ID3') && bytes.length >= 10 ? [...bytes.subarray(6, 10)].reduce((sum, digit) => sum * 128 + digit, 0) + 10 : 0;

/** A sound may begin with leftovers of a cut or of a tag; what is known to be of another kind has none, whatever lies within it. */
function ofFrames(head: Buffer): Sniffed | null {
  const frames = notRead(head) ? null : framesIn(head, head.length < sniffLength);
  if (frames === 'aac') return sound('audio/aac', 'aac', 'aac');
  return frames && sound('audio/mpeg', 'mp3', 'mp3');
}

function ofRiff(bytes: Buffer): Sniffed | null {
  if (at(bytes, 8, 'WEBP')) return image('image/webp', 'webp');
  if (at(bytes, 8, 'WAVE')) return sound('audio/wav', 'wav', 'wav');
  if (at(bytes, 8, 'AVI ')) return media('video/x-msvideo', 'avi', 'avi');
  return null;
}

const asfGuid = [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11];
/** The "video" stream type of an ASF stream properties object, which distinguishes WMV from WMA. */
const asfVideo = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex');

/** The type of the file that starts with the bytes `head`, or null when it is not accepted (text, SVG, HTML, archives, playlists …). */
export function sniff(head: Buffer): Sniffed | null {
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return image('image/png', 'png');
  if (starts(head, 0xff, 0xd8, 0xff)) return image('image/jpeg', 'jpg');
  if (at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a')) return { kind: 'gif', type: 'image/gif', extension: 'gif' };
  // The second number is that of BigTIFF.
  if ([0x2a, 0x2b].some((number) => starts(head, 0x49, 0x49, number, 0) || starts(head, 0x4d, 0x4d, 0, number)))
    return image('image/tiff', 'tif');
  // The other two state lengths of more than 32 bits.
  if (['RIFF', 'RF64', 'BW64'].some((name) => at(head, 0, name))) return ofRiff(head);
  if (at(head, 4, 'ftyp')) return notRead(head) ? null : ofBrand(head);
  if (isUntyped(head)) return media('video/quicktime', 'mov', 'mov');
  if (starts(head, 0x1a, 0x45, 0xdf, 0xa3)) return media(head.includes('webm') ? 'video/webm' : 'video/x-matroska', 'mkv', 'matroska');
  if (at(head, 0, 'OggS')) return head.includes('theora') ? media('video/ogg', 'ogg', 'ogg') : media('audio/ogg', 'ogg', 'ogg');
  if (at(head, 0, 'fLaC')) return sound('audio/flac', 'flac', 'flac');
  if (at(head, 0, 'FORM') && (at(head, 8, 'AIFF') || at(head, 8, 'AIFC'))) return sound('audio/aiff', 'aiff', 'aiff');
  if (at(head, 0, 'caff')) return sound('audio/x-caf', 'caf', 'caf');
  if (starts(head, ...asfGuid))
    return head.includes(asfVideo) ? media('video/x-ms-wmv', 'wmv', 'asf') : media('audio/x-ms-wma', 'wma', 'asf');
  if (at(head, 0, 'ID3')) return sound('audio/mpeg', 'mp3', 'mp3');
  return ofFrames(head);
}
