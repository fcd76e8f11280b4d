/** What a file is by its first bytes, and what it is not though it looks like it. */
import { describe, expect, it } from 'vitest';
import { notRead, sniff, sniffLength } from '../media/sniff.ts';

/** Frames of MP3 (128 kbit/s, 44100 Hz) and of AAC, which are filled with nothing. */
const frame = (header: string, length: number): Buffer =>
  Buffer.concat([Buffer.from(header, 'hex'), Buffer.alloc(length)]).subarray(0, length);
const [mp3, aac] = [frame('fffb9064', 417), frame('fff15080191ffc', 200)];
const rowOf = (one: Buffer, count: number): Buffer => Buffer.concat(Array.from({ length: count }, () => one));
const filled = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(Math.max(0, sniffLength - bytes.length), 7)]);
const behind = (start: string, bytes: Buffer, at = start.length): Buffer =>
  filled(Buffer.concat([Buffer.from(start.padEnd(at, '\0'), 'latin1'), bytes]));

describe('a sound without a name of its own', () => {
  it.each([
    ['MP3', 'audio/mpeg', mp3],
    ['AAC', 'audio/aac', aac],
  ])('is known by three frames in a row: %s', (_name, type, one) => {
    expect(sniff(filled(rowOf(one, 3)))?.type).toBe(type);
    expect(sniff(behind('leftovers of a tag', rowOf(one, 3)))?.type).toBe(type);
    expect(sniff(filled(rowOf(one, 2)))).toBeNull();
    expect(sniff(behind('leftovers of a tag', rowOf(one, 2)))).toBeNull();
  });

  it('may be shorter than that where its file ends behind a frame, or behind a tag', () => {
    expect(sniff(mp3)?.type).toBe('audio/mpeg');
    expect(sniff(rowOf(aac, 2))?.type).toBe('audio/aac');
    expect(sniff(Buffer.concat([mp3, Buffer.from('TAG'), Buffer.alloc(125)]))?.type).toBe('audio/mpeg');
    expect(sniff(mp3.subarray(0, 300))).toBeNull();
  });

  it('has frames of one kind: not two that only look like it', () => {
    const other = frame('fff39464', 417);
    expect(sniff(filled(Buffer.concat([mp3, other, mp3, other])))).toBeNull();
  });

  it('is not a text, whose mark of the order of its bytes looks like the header of a frame', () => {
    expect(sniff(Buffer.from('\ufeffHello, this is a text.', 'utf16le'))).toBeNull();
  });

  it.each([
    ['a BMP', behind('BM\0\0\0\0\0\0\0\0\x3e\0\0\0\x28\0\0\0', rowOf(mp3, 3), 62)],
    ['a PSD', behind('8BPS\0\x01', rowOf(mp3, 3))],
    ['a PCX', behind('\x0a\x05\x01\x08', rowOf(mp3, 3))],
    ['an archive that stores it', behind('PK\x03\x04', rowOf(mp3, 3), 60)],
    ['an archive of tapes', behind(`${'song.mp3'.padEnd(257, '\0')}ustar`, rowOf(mp3, 3), 512)],
    ['a film for Flash', behind('FLV\x01', rowOf(mp3, 3))],
  ])('does not lie within %s', (_name, bytes) => {
    expect(sniff(bytes)).toBeNull();
  });
});

describe('a file of a kind that is not read', () => {
  it.each([
    ['picture', '8BPS\0\x01'],
    ['picture', 'II\x1a\0\0\0HEAPCCDR'],
    ['picture', '\0\0\0\x18ftypcrx \0\0\0\x01'],
    ['picture', '\0\0\0\x1cftypj2ki'],
    ['picture', '\0\0\0\x0cJXL '],
    ['picture', 'P6\n640 480\n255\n'],
    ['picture', '\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['picture', '<svg viewBox="0 0 1 1">'],
    ['video', 'FLV\x01'],
    ['video', '\0\0\x01\xba'],
    ['audio', 'MThd\0\0\0\x06'],
    ['audio', '#!AMR\n'],
    ['other', '%PDF-1.7'],
    ['other', 'Rar!\x1a\x07'],
  ])('is known to be a %s by how it begins: %j', (kind, start) => {
    const bytes = Buffer.from(start, start.startsWith('\ufeff') ? 'utf8' : 'latin1');
    expect([notRead(bytes), sniff(bytes)]).toEqual([kind, null]);
  });

  it('is a stream of television by its packets, and nothing by a text that speaks of drawings', () => {
    const packet = Buffer.concat([Buffer.from('G'), Buffer.alloc(187)]);
    expect(notRead(rowOf(packet, 5))).toBe('video');
    expect(notRead(rowOf(Buffer.concat([Buffer.alloc(4), packet]), 5))).toBe('video');
    expect(notRead(Buffer.from('A text with an <svg> in it. BM, P6 and Rar.'))).toBeNull();
  });
});
