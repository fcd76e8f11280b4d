/**
 * Detects the type of a file from its first bytes; its name and the client's content type are ignored. Implemented here because only the
 * types that the product accepts may pass, and a library that detects hundreds would need the same allowlist.
 */

export type FileKind = 'image' | 'gif' | 'audio' | 'video';

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
const film = (type: string, extension: string, demuxer: string): Sniffed => ({ kind: 'video', type, extension, demuxer });

/** The brands of one picture by HEVC, as phones store it, and those that only say that the file holds pictures. */
const heic = ['heic', 'heix', 'heim', 'heis'];
const anyPicture = ['mif1', 'msf1', 'hevc'];

function ofBrand(head: Buffer): Sniffed | null {
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'avif' || brand === 'avis') return image('image/avif', 'avif');
  if (heic.includes(brand)) return image('image/heic', 'heic');
  if (anyPicture.includes(brand)) {
    const compatible = head.toString('latin1', 16, Math.min(head.length, head.readUInt32BE(0)));
    if (compatible.includes('avif')) return image('image/avif', 'avif');
    return heic.some((name) => compatible.includes(name)) ? image('image/heic', 'heic') : null;
  }
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return sound('audio/mp4', 'm4a', 'mov');
  if (brand === 'qt  ') return film('video/quicktime', 'mov', 'mov');
  return film('video/mp4', 'mp4', 'mov');
}

/** A frame header of MPEG audio layers I–III or of AAC in ADTS: the sync word without reserved values. */
function ofFrameSync(bytes: Buffer): Sniffed | null {
  if (bytes.length < 4 || bytes[0] !== 0xff) return null;
  const second = bytes[1]!;
  if ((second & 0xf6) === 0xf0) return sound('audio/aac', 'aac', 'aac');
  const bitrate = bytes[2]! >> 4;
  const rate = (bytes[2]! >> 2) & 3;
  const isMpegAudio = (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) !== 0 && bitrate !== 15 && rate !== 3;
  return isMpegAudio ? sound('audio/mpeg', 'mp3', 'mp3') : null;
}

function ofRiff(bytes: Buffer): Sniffed | null {
  if (at(bytes, 8, 'WEBP')) return image('image/webp', 'webp');
  if (at(bytes, 8, 'WAVE')) return sound('audio/wav', 'wav', 'wav');
  if (at(bytes, 8, 'AVI ')) return film('video/x-msvideo', 'avi', 'avi');
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
  if (starts(head, 0x49, 0x49, 0x2a, 0) || starts(head, 0x4d, 0x4d, 0, 0x2a)) return image('image/tiff', 'tif');
  if (at(head, 0, 'RIFF')) return ofRiff(head);
  if (at(head, 4, 'ftyp')) return ofBrand(head);
  if (starts(head, 0x1a, 0x45, 0xdf, 0xa3)) return film(head.includes('webm') ? 'video/webm' : 'video/x-matroska', 'mkv', 'matroska');
  if (at(head, 0, 'OggS')) return head.includes('theora') ? film('video/ogg', 'ogg', 'ogg') : sound('audio/ogg', 'ogg', 'ogg');
  if (at(head, 0, 'fLaC')) return sound('audio/flac', 'flac', 'flac');
  if (at(head, 0, 'FORM') && (at(head, 8, 'AIFF') || at(head, 8, 'AIFC'))) return sound('audio/aiff', 'aiff', 'aiff');
  if (at(head, 0, 'caff')) return sound('audio/x-caf', 'caf', 'caf');
  if (starts(head, ...asfGuid))
    return head.includes(asfVideo) ? film('video/x-ms-wmv', 'wmv', 'asf') : sound('audio/x-ms-wma', 'wma', 'asf');
  if (at(head, 0, 'ID3')) return sound('audio/mpeg', 'mp3', 'mp3');
  return ofFrameSync(head);
}
