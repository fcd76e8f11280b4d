/**
 * Detects the type of a file from its first bytes; its name and the client's content type are ignored. Implemented here because only the
 * types that the product accepts may pass, and a library that detects hundreds would need the same allowlist.
 */

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

const isAdts = (bytes: Buffer, at = 0): boolean => bytes.length >= at + 4 && bytes[at] === 0xff && (bytes[at + 1]! & 0xf6) === 0xf0;

/** Bytes of the frame of AAC whose header begins at `at`, by the 13 bits from its 31st (ISO/IEC 13818-7, 6.2); 0 when none does. */
export const adtsFrameLength = (bytes: Buffer, at: number): number =>
  isAdts(bytes, at) && bytes.length >= at + 6 ? (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff : 0;

/** Kilobits per second by the layer and the four bits of a header, for version 1 and for the lower rates of 2 and 2.5 (ISO/IEC 11172-3). */
const bitrates: Readonly<Record<string, readonly number[]>> = {
  '1/1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1/2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1/3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2/1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2/2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2/3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000] as const;

/** Bytes of the frame of MPEG audio whose header begins at `at`; 0 when none does, or when its rate is a free one. */
export function mpegFrameLength(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return 0;
  const [version, layer] = [(bytes[at + 1]! >> 3) & 3, 4 - ((bytes[at + 1]! >> 1) & 3)];
  const [bitrate, rate] = [bytes[at + 2]! >> 4, (bytes[at + 2]! >> 2) & 3];
  if (version === 1 || layer === 4 || bitrate === 0 || bitrate === 15 || rate === 3) return 0;
  const family = version === 3 ? 1 : 2;
  const hertz = sampleRates[rate as 0 | 1 | 2] / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const bits = bitrates[`${family}/${layer}`]![bitrate - 1]! * 1000;
  const padding = (bytes[at + 2]! >> 1) & 1;
  if (layer === 1) return (Math.floor((12 * bits) / hertz) + padding) * 4;
  return Math.floor(((layer === 3 && family === 2 ? 72 : 144) * bits) / hertz) + padding;
}

/** Bytes of the tag that a file begins with (ID3v2, 3.1), whose size has seven bits to a byte; 0 without one. */
export const tagLength = (bytes: Buffer): number =>
  at(bytes, 0, 'ID3') && bytes.length >= 10 ? [...bytes.subarray(6, 10)].reduce((sum, digit) => sum * 128 + digit, 0) + 10 : 0;

/** MPEG audio may begin with leftovers of a cut or of a tag, so two frames in a row count wherever they are. */
function ofFrames(bytes: Buffer): Sniffed | null {
  const mp3 = sound('audio/mpeg', 'mp3', 'mp3');
  if (mpegFrameLength(bytes, 0) > 0) return mp3;
  for (let at = 1; at < bytes.length; at += 1) {
    const length = mpegFrameLength(bytes, at);
    if (length > 0 && mpegFrameLength(bytes, at + length) > 0 && bytes[at + 1] === bytes[at + length + 1]) return mp3;
  }
  return null;
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
  if (at(head, 0, 'RIFF')) return ofRiff(head);
  if (at(head, 4, 'ftyp')) return ofBrand(head);
  if (isUntyped(head)) return media('video/quicktime', 'mov', 'mov');
  if (starts(head, 0x1a, 0x45, 0xdf, 0xa3)) return media(head.includes('webm') ? 'video/webm' : 'video/x-matroska', 'mkv', 'matroska');
  if (at(head, 0, 'OggS')) return head.includes('theora') ? media('video/ogg', 'ogg', 'ogg') : media('audio/ogg', 'ogg', 'ogg');
  if (at(head, 0, 'fLaC')) return sound('audio/flac', 'flac', 'flac');
  if (at(head, 0, 'FORM') && (at(head, 8, 'AIFF') || at(head, 8, 'AIFC'))) return sound('audio/aiff', 'aiff', 'aiff');
  if (at(head, 0, 'caff')) return sound('audio/x-caf', 'caf', 'caf');
  if (starts(head, ...asfGuid))
    return head.includes(asfVideo) ? media('video/x-ms-wmv', 'wmv', 'asf') : media('audio/x-ms-wma', 'wma', 'asf');
  if (at(head, 0, 'ID3')) return sound('audio/mpeg', 'mp3', 'mp3');
  return isAdts(head) ? sound('audio/aac', 'aac', 'aac') : ofFrames(head);
}
