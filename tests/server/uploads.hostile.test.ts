import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadKey } from '../../server/storage/keys.ts';
import { anyDatabase } from './kit/databases.ts';
import { formOf, image } from './kit/images.ts';
import { pngOf } from './kit/png.ts';
import { tiffOf } from './kit/tiff.ts';
import { openTestServer, type Answer, type TestServer } from './kit/server.ts';
import { family, forgetPeak, peakMemory } from './kit/usage.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'iridia-hostile-'));
let connections = 0;
const trap = createServer((_request, response) => {
  connections += 1;
  response.end();
});
let url = '';

async function clip(
  name: string,
  format: string,
  codec: string,
  source = 'testsrc2=d=1:s=64x64:r=10',
  filter = 'format=yuv420p',
): Promise<Buffer> {
  const path = join(folder, name);
  await using input = await Demuxer.open(source, { format: 'lavfi' });
  using decoder = await Decoder.create((input.video() ?? input.audio())!);
  using filtering = FilterAPI.create(filter);
  using encoder = await Encoder.create(codec as never, { decoder, filter: filtering });
  await using output = await Muxer.open(path, { format });
  await pipeline(input, decoder, filtering, encoder, output).completion;
  await output.close();
  return readFileSync(path);
}

const webpOf = (width: number, height: number): Buffer => {
  const body = Buffer.alloc(30);
  body.write('RIFF', 0);
  body.writeUInt32LE(22, 4);
  body.write('WEBPVP8X', 8);
  body.writeUInt32LE(10, 16);
  body.writeUIntLE(width - 1, 24, 3);
  body.writeUIntLE(height - 1, 27, 3);
  return body;
};
const gifOf = (width: number, height: number, frames: number): Buffer => {
  const header = Buffer.from('474946383961000000008000000000ffffff', 'hex').subarray(0, 13);
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c00000000000000000002024c0100', 'hex');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([header, Buffer.from('000000ffffff', 'hex'), ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
};
const jpegOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.from('ffd8ffc0001108000000000301110002110103110100ffda000c03010002110311003f00', 'hex');
  bytes.writeUInt16BE(height, 7);
  bytes.writeUInt16BE(width, 9);
  return bytes;
};
const riff = (kind: string, body = Buffer.alloc(40)): Buffer => {
  const head = Buffer.from(`RIFF\0\0\0\0${kind}`, 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
const box = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4);
  return Buffer.concat([head, body]);
};
const heic = (): Buffer => readFileSync(join(import.meta.dirname, '../fixtures/astronaut.heic'));
const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2', 'latin1'));

/** A true image with 60 MB of text packed into one of its chunks. */
const wordBomb = async () => {
  const clean = await image('png', 40, 40);
  const text = deflateSync(Buffer.alloc(60 * megabyte, 65), { level: 9 });
  const chunk = Buffer.concat([Buffer.from('zTXtk\0\0', 'latin1'), text]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  return Buffer.concat([clean.subarray(0, 33), length, chunk, Buffer.alloc(4), clean.subarray(33)]);
};

type Case = [name: string, file: () => Buffer | Promise<Buffer>, fileName: string];

const cases: Case[] = [
  ['nothing at all', () => Buffer.alloc(0), 'a.png'],
  ['one byte', () => Buffer.from([0x89]), 'a.png'],
  ['noughts', () => Buffer.alloc(100_000), 'a.jpg'],
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919 + 13) % 251)), 'a.png'],
  ['text', () => Buffer.from('hello'), 'a.png'],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'a.png'],
  ['SVG behind a mark', () => Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'],
  ['SVG that is packed', () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svgz'],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.gif'],
  [
    'XML with an entity bomb',
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><l>&b;</l>'),
    'a.png',
  ],
  ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>'), 'a.jpg'],
  ['PostScript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'), 'a.png'],
  ['MVG', () => Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"\npop graphic-context'), 'a.png'],
  ['a script', () => Buffer.from('#!/bin/sh\nid'), 'a.png'],
  ['a program', () => Buffer.from('7f454c4602010100', 'hex'), 'a.png'],
  ['an archive', () => Buffer.from('504b030414000000', 'hex'), 'a.png'],
  ['an archive, packed', () => gzipSync(Buffer.alloc(1000)), 'a.png'],
  ['a TIFF that is a head alone', () => Buffer.from('49492a0008000000', 'hex'), 'a.png'],
  ['a TIFF of 65535 × 65535', () => tiffOf(65_535, 65_535, Buffer.alloc(12)), 'a.tif'],
  ['a TIFF whose directory is its own head', () => Buffer.from('4d4d002a00000000', 'hex'), 'a.tif'],
  ['BMP', () => Buffer.from('424d460000000000', 'hex'), 'a.png'],
  ['an icon', () => Buffer.from('00000100010010100000', 'hex'), 'a.png'],
  ['JPEG XL', () => Buffer.from('ff0a000000', 'hex'), 'a.jpg'],
  ['a HEIC that is a head alone', () => box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')), 'a.jpg'],
  ['Photoshop', () => Buffer.from('38425053000100000000', 'hex'), 'a.png'],
  ['a playlist named .mp4', () => Buffer.from(`#EXTM3U\n#EXTINF:1,\n${url}/a.ts\n`), 'a.mp4'],
  ['a playlist that names a file of the server', () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'a.mp4'],
  ['a playlist of playlists', () => Buffer.from(`#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${url}/b.m3u8\n`), 'a.m3u8'],
  ['a DASH manifest named .mp4', () => Buffer.from(`<?xml version="1.0"?><MPD><BaseURL>${url}/</BaseURL></MPD>`), 'a.mp4'],
  ['a list to concatenate', () => Buffer.from(`ffconcat version 1.0\nfile '${url}/a.mp4'\n`), 'a.mp4'],
  ['an SDP named .mp4', () => Buffer.from('v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96'), 'a.mp4'],
  ['a stream of packets', () => Buffer.from(Array.from({ length: 188 * 4 }, (_, index) => (index % 188 === 0 ? 0x47 : 0))), 'a.mp4'],
  ['a Flash clip', () => Buffer.from('FLV\x01\x05\0\0\0\x09', 'latin1'), 'a.mp4'],
  ['MIDI', () => Buffer.from('MThd\0\0\0\x06', 'latin1'), 'a.mp3'],
  ['a PNG of 16000 × 16000', () => pngOf(16_000, 16_000), 'a.png'],
  ['a PNG of 4 billion pixels a side', () => pngOf(0xffffffff, 0xffffffff), 'a.png'],
  ['a PNG of nothing a side', () => pngOf(0, 5), 'a.png'],
  ['a PNG bomb of 6000 × 6000 that ends early', () => pngOf(6000, 6000, Buffer.alloc(6001 * 100)), 'a.png'],
  ['half a PNG', async () => (await image('png', 400, 400)).subarray(0, 300), 'a.png'],
  [
    'a PNG with a broken sum',
    async () => {
      const bytes = Buffer.from(await image('png', 200, 200));
      bytes[60] = bytes[60]! ^ 0xff;
      return bytes;
    },
    'a.png',
  ],
  ['a JPEG of 65535 × 65535', () => jpegOf(65_535, 65_535), 'a.jpg'],
  ['a JPEG with no pixels', () => jpegOf(100, 100), 'a.jpg'],
  ['a JPEG of markers alone', () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(20_000, 0xff)]), 'a.jpg'],
  [
    'a JPEG whose segments never end',
    () => Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array.from({ length: 3000 }, () => Buffer.from([0xff, 0xe1, 0, 2]))]),
    'a.jpg',
  ],
  ['half a JPEG', async () => (await image('jpeg', 600, 600)).subarray(0, 900), 'a.jpg'],
  ['a WebP of 16 million a side', () => webpOf(16_000_000, 16_000_000), 'a.webp'],
  ['a WebP that is a head alone', () => webpOf(100, 100), 'a.webp'],
  ['a GIF of 65535 × 65535', () => gifOf(65_535, 65_535, 1), 'a.gif'],
  ['a GIF of a thousand large frames', () => gifOf(5000, 5000, 1000), 'a.gif'],
  ['a GIF without frames', () => gifOf(10, 10, 0), 'a.gif'],
  ['half an AVIF', async () => (await image('avif', 200, 200)).subarray(0, 200), 'a.avif'],
  [
    'an AVIF that claims too much',
    async () => {
      const bytes = Buffer.from(await image('avif', 200, 200));
      bytes.writeUInt32BE(60_000, bytes.indexOf('ispe') + 8);
      bytes.writeUInt32BE(60_000, bytes.indexOf('ispe') + 12);
      return bytes;
    },
    'a.avif',
  ],
  ['half a HEIC', () => heic().subarray(0, 4000), 'a.heic'],
  ['a HEIC without its boxes', () => heic().subarray(0, 300), 'a.heic'],
  [
    'a HEIC that claims too much',
    () => {
      const bytes = heic();
      bytes.writeUInt32BE(60_000, bytes.indexOf('ispe') + 8);
      bytes.writeUInt32BE(60_000, bytes.indexOf('ispe') + 12);
      return bytes;
    },
    'a.heic',
  ],
  ['an MP4 that is a head alone', () => ftyp, 'a.mp4'],
  ['an MP4 with an endless box', () => Buffer.concat([ftyp, Buffer.from('ffffffff6d6f6f76', 'hex'), Buffer.alloc(100)]), 'a.mp4'],
  [
    'an MP4 of nested boxes',
    () => {
      let nested: Buffer = Buffer.alloc(0);
      for (let depth = 0; depth < 2000; depth += 1) nested = box('moov', nested);
      return Buffer.concat([ftyp, nested]);
    },
    'a.mp4',
  ],
  ['half an MP4', async () => (await clip('half.mp4', 'mp4', 'libx264')).subarray(0, 1500), 'a.mp4'],
  ['an MP4 of 70 seconds', () => clip('long.mp4', 'mp4', 'libx264', 'testsrc2=d=70:s=64x64:r=2'), 'a.mp4'],
  ['a Matroska that is a head alone', () => Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), 'a.webm'],
  ['an AVI that is a head alone', () => riff('AVI '), 'a.avi'],
  ['a WAV without sound', () => riff('WAVE'), 'a.wav'],
  ['an ID3 tag and nothing', () => Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.alloc(500)]), 'a.mp3'],
  ['an ID3 tag of 256 MB', () => Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), 'a.mp3'],
  ['a FLAC that is a head alone', () => Buffer.from('fLaC\x80\0\0\x22', 'latin1'), 'a.flac'],
  ['an Ogg that is a head alone', () => Buffer.from('OggS\0\x02', 'latin1'), 'a.ogg'],
];

/** What is more than one thing at once, or another than its name states: the media of it is kept, and nothing else. */
const page = Buffer.from('<script>alert(1)</script>PK\x03\x04');
const doubles: [...Case, type: string][] = [
  ['a PNG that is also a page', async () => Buffer.concat([await image('png', 60, 60), page]), 'a.html', 'image/png'],
  ['a JPEG that is also a page', async () => Buffer.concat([await image('jpeg', 60, 60), page]), 'a.html', 'image/jpeg'],
  ['a WebP that is also a page', async () => Buffer.concat([await image('webp', 60, 60), page]), 'a.html', 'image/webp'],
  [
    'a GIF that is also a script',
    async () =>
      Buffer.concat([
        await sharp(await image('png', 60, 60))
          .gif()
          .toBuffer(),
        Buffer.from('*/=1;'),
        page,
      ]),
    'a.js',
    'image/gif',
  ],
  [
    'an MP4 that is also a page',
    async () => Buffer.concat([await clip('page.mp4', 'mp4', 'libx264'), box('free', page)]),
    'a.html',
    'video/mp4',
  ],
  ['an MP4 with sound alone', () => clip('sound.mp4', 'mp4', 'aac', 'sine=d=1', 'aformat=sample_fmts=fltp'), 'a.mp4', 'audio/mpeg'],
  ['a PNG named .mp4', () => image('png', 60, 60), 'a.mp4', 'image/png'],
  ['an MP4 named .png', () => clip('named.mp4', 'mp4', 'libx264'), 'a.png', 'video/mp4'],
];

/** With `HOSTILE_TABLE=1` the run ends with a table of what became of each file. */
type HostileRow = { file: string; verdict: string; 'memory, MB': number; 'connections out': number };
const rows: HostileRow[] = [];

describe('hostile files', () => {
  let server: TestServer;
  let before = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
    server = await openTestServer({ database: anyDatabase });
    before = process.memoryUsage.rss();
  });
  afterAll(async () => {
    await server.close();
    await new Promise((resolve) => trap.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends one file, and notes what the processes that open files held meanwhile, and whom they asked. */
  async function sent(name: string, file: Buffer, fileName: string): Promise<Answer> {
    const helpers = () => family(process.pid).slice(1);
    helpers().forEach(forgetPeak);
    const asked = connections;
    const answer = await server.person().call('POST', '/api/dash/upload', { form: formOf(file, fileName) });
    rows.push({
      file: name,
      verdict: answer.code === 100000 ? `kept as ${answer.data.item.type}` : answer.msg.split('. ')[0]!,
      'memory, MB': Math.round(Math.max(0, ...helpers().map(peakMemory))),
      'connections out': connections - asked,
    });
    return answer;
  }

  it.each(cases)('%s is refused with a sentence', async (name, file, fileName) => {
    const answer = await sent(name, await file(), fileName);
    expect(answer.code).toBe(10001);
    expect(answer.status).toBeLessThan(500);
    expect(answer.msg.length).toBeGreaterThan(20);
  });

  it.each(doubles)('%s is kept as what it is, and as nothing else', async (name, file, fileName, type) => {
    const { code, data } = await sent(name, await file(), fileName);
    expect(code).toBe(100000);
    expect(data.item.type).toBe(type);
    const kept = Buffer.from(await server.services.disk.getArrayBuffer(uploadKey(data.item.name)));
    expect(kept.includes('<script>')).toBe(false);
    expect(kept.includes('PK\x03\x04')).toBe(false);
    expect(kept.length).toBe(data.item.size);
  });

  it('an image with a bomb in its margin is kept without it', async () => {
    const { code, data } = await sent('a PNG with 60 MB of text in its margin', await wordBomb(), 'a.png');
    expect(code).toBe(100000);
    expect(data.item).toMatchObject({ width: 40, height: 40 });
    expect(data.item.size).toBeLessThan(2000);
  });

  it('leave no connection, no file and no burden behind', async () => {
    expect(connections).toBe(0);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * megabyte);
    // A process that opens a file ends itself at 900 MB.
    expect(Math.max(...rows.map((row) => row['memory, MB']))).toBeLessThan(1000);
    const kept = await server.services.db.selectFrom('upload').select('type').orderBy('type').execute();
    expect(kept.map(({ type }) => type)).toEqual([...doubles.map(([, , , type]) => type), 'image/png'].toSorted());
    if (process.env.HOSTILE_TABLE) console.table(rows);
  });
});
