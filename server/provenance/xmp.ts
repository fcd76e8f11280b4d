/**
 * Adds XMP with the IPTC digital source type to a file without touching its pixels or samples. If a container has no location that readers
 * check, the closest one is used. Implemented here because XMP libraries rewrite the whole file or require an external program.
 */
import { crc32 } from 'node:zlib';

const packet = (sourceType: string, creator: string): Buffer =>
  Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="${sourceType}" xmp:CreatorTool="${creator}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    'utf8',
  );

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const uint32LE = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Inserts an iTXt chunk after IHDR. */
function intoPng(file: Buffer, xmp: Buffer): Buffer {
  const body = Buffer.concat([latin('iTXtXML:com.adobe.xmp\0\0\0\0\0'), xmp]);
  const afterHeader = 8 + 25;
  return Buffer.concat([file.subarray(0, afterHeader), uint32(body.length - 4), body, uint32(crc32(body)), file.subarray(afterHeader)]);
}

/** Inserts an APP1 segment after the SOI marker and the JFIF segment, which must stay first. */
function intoJpeg(file: Buffer, xmp: Buffer): Buffer {
  const body = Buffer.concat([latin('http://ns.adobe.com/xap/1.0/\0'), xmp]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  const at = file[2] === 0xff && file[3] === 0xe0 ? 4 + file.readUInt16BE(4) : 2;
  return Buffer.concat([file.subarray(0, at), Buffer.from([0xff, 0xe1]), length, body, file.subarray(at)]);
}

const riffChunk = (name: string, body: Buffer): Buffer =>
  Buffer.concat([latin(name), uint32LE(body.length), body, Buffer.alloc(body.length % 2)]);

const uint24LE = (value: number): Buffer => uint32LE(value).subarray(0, 3);

/** Appends an XMP chunk; a simple file gets the extended header that announces it. */
function intoWebp(file: Buffer, xmp: Buffer): Buffer {
  const first = file.toString('latin1', 12, 16);
  let chunks = file.subarray(12);
  if (first === 'VP8X') {
    chunks = Buffer.from(chunks);
    chunks[8]! |= 0x04;
  } else {
    const bits = first === 'VP8L' ? file.readUInt32LE(21) : 0;
    const width = first === 'VP8L' ? bits & 0x3fff : (file.readUInt16LE(26) & 0x3fff) - 1;
    const height = first === 'VP8L' ? (bits >> 14) & 0x3fff : (file.readUInt16LE(28) & 0x3fff) - 1;
    const hasAlpha = first === 'VP8L' && (bits & 0x10000000) !== 0;
    const flags = 0x04 | (hasAlpha ? 0x10 : 0);
    chunks = Buffer.concat([riffChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), uint24LE(width), uint24LE(height)])), chunks]);
  }
  const body = Buffer.concat([latin('WEBP'), chunks, riffChunk('XMP ', xmp)]);
  return Buffer.concat([latin('RIFF'), uint32LE(body.length), body]);
}

/** Inserts an application extension before the trailer. Its "magic trailer" leads readers of sub-blocks past the end of the packet. */
function intoGif(file: Buffer, xmp: Buffer): Buffer {
  const trailer = Buffer.concat([
    Buffer.from([0x01]),
    Buffer.from(Array.from({ length: 256 }, (_, index) => 255 - index)),
    Buffer.from([0]),
  ]);
  const end = file.lastIndexOf(0x3b);
  return Buffer.concat([file.subarray(0, end), Buffer.from([0x21, 0xff, 0x0b]), latin('XMP DataXMP'), xmp, trailer, file.subarray(end)]);
}

const xmpBox = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Appends a uuid box, so that no offset in the file changes. */
const intoMp4 = (file: Buffer, xmp: Buffer): Buffer => Buffer.concat([file, uint32(xmp.length + 24), latin('uuid'), xmpBox, xmp]);

const synchsafe = (value: number): Buffer => Buffer.from([(value >> 21) & 0x7f, (value >> 14) & 0x7f, (value >> 7) & 0x7f, value & 0x7f]);

/** Prepends an ID3v2.4 tag with a PRIV frame; an existing tag is replaced. */
function intoMp3(file: Buffer, xmp: Buffer): Buffer {
  const hasTag = file.toString('latin1', 0, 3) === 'ID3';
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(6, 10);
  const sound = hasTag ? file.subarray(10 + ((a << 21) | (b << 14) | (c << 7) | d)) : file;
  const body = Buffer.concat([latin('XMP\0'), xmp]);
  const frame = Buffer.concat([latin('PRIV'), synchsafe(body.length), Buffer.alloc(2), body]);
  return Buffer.concat([latin('ID3'), Buffer.from([4, 0, 0]), synchsafe(frame.length), frame, sound]);
}

function intoWav(file: Buffer, xmp: Buffer): Buffer {
  const body = Buffer.concat([file.subarray(8), Buffer.alloc(file.length % 2), riffChunk('_PMX', xmp)]);
  return Buffer.concat([latin('RIFF'), uint32LE(body.length), body]);
}

/** Encodes an EBML element with an eight-byte length. */
const element = (id: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
};

const segmentId = Buffer.from('18538067', 'hex');
const longestLength = 0x01;

/** Appends tags to the segment and extends its length. A segment that does not end at the end of the file is left unchanged. */
function intoWebm(file: Buffer, xmp: Buffer): Buffer {
  const segment = file.subarray(0, 4096).indexOf(segmentId);
  if (segment < 0 || file[segment + 4] !== longestLength) return file;
  const length = file.readBigUInt64BE(segment + 4) & 0xffffffffffffffn;
  if (BigInt(segment + 12) + length !== BigInt(file.length)) return file;
  const tag = element('67c8', element('45a3', latin('XMP')), element('4487', xmp));
  const tags = element('1254c367', element('7373', element('63c0'), tag));
  const result = Buffer.concat([file, tags]);
  result.writeBigUInt64BE((1n << 56n) | (length + BigInt(tags.length)), segment + 4);
  return result;
}

const writers: Readonly<Record<string, (file: Buffer, xmp: Buffer) => Buffer>> = {
  'image/png': intoPng,
  'image/jpeg': intoJpeg,
  'image/webp': intoWebp,
  'image/gif': intoGif,
  'video/mp4': intoMp4,
  'video/webm': intoWebm,
  'audio/mpeg': intoMp3,
  'audio/wav': intoWav,
};

/** Returns whether XMP can be added to a media type. */
export const takesXmp = (type: string): boolean => Object.hasOwn(writers, type);

/** Returns the file with the XMP packet, or unchanged if its type has no place for one. */
export function withXmp(file: Buffer, type: string, about: { sourceType: string; creator: string }): Buffer {
  const write = writers[type];
  return write ? write(file, packet(about.sourceType, about.creator)) : file;
}
