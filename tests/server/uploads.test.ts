import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { sizeIn } from '../../contract/facts/file-size.ts';
import { limits } from '../../contract/facts/limits.ts';
import { localeFacts, locales } from '../../contract/facts/locales.ts';
import { onOneDatabase } from './kit/databases.ts';
import { sentence } from '../../server/messages/messages.ts';
import { formOf, image } from './kit/images.ts';
import { pngOf } from './kit/png.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

onOneDatabase('uploads', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const upload = (bytes: Uint8Array | string, fileName?: string) =>
    server.person().call('POST', '/api/dash/upload', { form: formOf(bytes, fileName) });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('keeps a %s and serves it clean', async (format) => {
    const person = server.person();
    const { code, data } = await person.call('POST', '/api/dash/upload', { form: formOf(await image(format, 640, 400), 'me.bin') });
    expect(code).toBe(100000);
    expect(data.item).toMatchObject({ width: 640, height: 400, type: format === 'avif' ? 'image/png' : `image/${format}` });
    const file = await person.raw(data.item.url);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.length).toBe(data.item.size);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 400 });
  });

  it('turns the image as its camera recorded, and forgets where it was taken', async () => {
    const person = server.person();
    const turned = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(turned) });
    expect(data.item).toMatchObject({ width: 40, height: 80 });
    const { exif, orientation } = await sharp(Buffer.from(await (await person.raw(data.item.url)).arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
  });

  it.each([
    [
      'a WebP that moves',
      3,
      async (frames: Buffer[]) =>
        sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
    [
      'a GIF that moves',
      3,
      async (frames: Buffer[]) =>
        sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
    ],
    ['a PNG that moves', 3, async () => pngOf(40, 30, Buffer.alloc(31 * 40), { frames: 3 })],
    ['a still PNG', 1, async () => pngOf(40, 30, Buffer.alloc(31 * 40))],
    ['a still WebP', 1, async () => image('webp', 40, 30)],
  ])('reports how many frames %s has, because a tool for images uses the first', async (_what, count, make) => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const { data } = await upload(await make(frames));
    expect(data.item).toMatchObject({ width: 40, height: 30, frames: count });
  });

  it('keeps the frames of a GIF', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [80, 80, 80] })
      .toBuffer();
    const person = server.person();
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(gif, 'move.gif') });
    expect(data.item).toMatchObject({ type: 'image/gif', width: 40, height: 30 });
    const bytes = Buffer.from(await (await person.raw(data.item.url)).arrayBuffer());
    expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBe(3);
  });

  it('accepts an image of 30 megapixels', async () => {
    const large = await sharp({ create: { width: 6500, height: 4700, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const { code, data } = await upload(large, 'large.jpg');
    expect(code).toBe(100000);
    expect(data.item).toMatchObject({ width: 6500, height: 4700 });
  });

  it.each(['nude lipstick.png', 'kids bikini size 8.png', 'xxx.png'])(
    'does not judge %s by its name, which nobody else sees',
    async (name) => {
      expect((await upload(await image('png', 40, 30), name)).code).toBe(100000);
    },
  );

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  it.each([
    ['text named .png', 'just some words', 'notes.png'],
    ['an SVG', svg, 'logo.svg'],
    ['an SVG named .png', `<?xml version="1.0"?>${svg}`, 'logo.png'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'page.html'],
    ['a playlist named .mp4', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/secret.ts\n', 'clip.mp4'],
    ['nothing', '', 'empty.png'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'files.zip'],
    ['a program', Buffer.from('7f454c46020101000000', 'hex'), 'picture.jpg'],
    ['16000×16000 pixels', pngOf(16000, 16000), 'huge.png'],
    ['a header that promises and does not keep', pngOf(4000, 4000, Buffer.alloc(100)), 'short.png'],
    ['a width of nought', pngOf(0, 10), 'flat.png'],
    ['only the first bytes of a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'head.png'],
    ['only the first bytes of an MP4', Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex'), 'head.mp4'],
    ['a JPEG that begins and does not go on', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'head.jpg'],
    ['noise behind a sync word', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(2000, 7)]), 'noise.mp3'],
  ])('refuses %s with a sentence, and no credit moves', async (_name, bytes, fileName) => {
    const person = server.person();
    const before = (await person.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain;
    const answer = await person.call('POST', '/api/dash/upload', { form: formOf(bytes, fileName) });
    expect(answer.code).toBe(10001);
    expect(answer.msg.length).toBeGreaterThan(20);
    expect(answer.msg).not.toMatch(/[{}]/);
    expect((await person.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain).toBe(before);
  });

  it('refuses a file at the byte that is one too many, before the rest has come', async () => {
    const boundary = 'x1y2';
    let sent = 0;
    const block = Buffer.alloc(1024 * 1024, 1);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0)
          controller.enqueue(
            Buffer.from(
              `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n`,
              'latin1',
            ),
          );
        if (sent > 150) return controller.close();
        sent += 1;
        controller.enqueue(block);
      },
    });
    const answer = await server
      .person()
      .raw('/api/dash/upload', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      } as RequestInit)
      .catch((error: unknown) => error);
    if (answer instanceof Response) {
      expect(answer.status).toBe(413);
      expect(((await answer.json()) as { msg: string }).msg).toContain('20\u00A0MB');
    }
    expect(sent).toBeLessThan(100);
  });

  it.each(locales)('states in %s how large a file may be as its form does, with a fraction of a megabyte', async (locale) => {
    const { imageBytes } = limits;
    const between = 4.5 * 1024 * 1024;
    Object.assign(limits, { imageBytes: between });
    try {
      const body = formOf(Buffer.concat([pngOf(10, 10), Buffer.alloc(between)]));
      const answer = await server.person().raw('/api/dash/upload', { method: 'POST', body, headers: { 'accept-language': locale } });
      expect(answer.status).toBe(413);
      expect(((await answer.json()) as { msg: string }).msg).toContain(sizeIn(localeFacts[locale].tag, between));
    } finally {
      Object.assign(limits, { imageBytes });
    }
  });

  it.each([
    ['notes.bmp', 'uploadNotTakenImage'],
    ['notes.FLV', 'uploadNotTakenVideo'],
    ['notes.amr', 'uploadNotTakenAudio'],
    ['notes.txt', 'uploadNotTaken'],
    ['notes', 'uploadNotTaken'],
    ['notes.jpg', 'uploadNotItsName'],
    ['notes.GIF', 'uploadNotItsName'],
    ['notes.mp4', 'uploadNotItsName'],
    ['notes.ogg', 'uploadNotItsName'],
  ] as const)('names formats for what %s claims to be, but never its own', async (name, key) => {
    const body = formOf(Buffer.from('Only a few words.'), name);
    const answer = await server.person().raw('/api/dash/upload', { method: 'POST', body, headers: { 'accept-language': 'fr' } });
    expect(answer.status).toBe(415);
    expect(((await answer.json()) as { msg: string }).msg).toBe(sentence('fr', key));
  });

  it.each([
    ['scan', '8BPS\0\x01', 'uploadNotTakenImage'],
    ['clip.bin', 'FLV\x01', 'uploadNotTakenVideo'],
    ['tune', 'MThd\0\0\0\x06', 'uploadNotTakenAudio'],
    ['letter', '%PDF-1.7', 'uploadNotTaken'],
    ['photo.jpg', '8BPS\0\x01', 'uploadNotItsName'],
  ] as const)('names formats for what %s is by its content, whatever it is called', async (name, start, key) => {
    expect((await upload(Buffer.from(start, 'latin1'), name)).msg).toBe(sentence('en', key));
  });

  it.each([
    ['no multipart', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    ['no boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 415],
    [
      'a body that breaks off',
      {
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      200,
    ],
    [
      'another field',
      {
        body: '--b\r\nContent-Disposition: form-data; name="other"; filename="a.png"\r\n\r\nabc\r\n--b--',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      200,
    ],
    ['garbage', { body: 'garbage', headers: { 'content-type': 'multipart/form-data; boundary=b' } }, 200],
  ])('answers the envelope to %s', async (_name, init, status) => {
    const answer = await server.person().raw('/api/dash/upload', { method: 'POST', ...init });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { code: number }).code).toBe(10001);
  });

  it('joins images side by side, and names nothing when it cannot', async () => {
    const person = server.person();
    const form = new FormData();
    form.append('file1', new Blob([(await image('png', 100, 50)) as BlobPart]), 'a.png');
    form.append('file2', new Blob([(await image('jpeg', 200, 100)) as BlobPart]), 'b.jpg');
    const { code, data } = await person.call('POST', '/api/dash/merge-upload-images', { form });
    expect(code).toBe(100000);
    const { width, height } = await server.services.db
      .selectFrom('upload')
      .selectAll()
      .where('name', '=', data.item.name)
      .executeTakeFirstOrThrow();
    expect({ width, height }).toEqual({ width: 200, height: 50 });
    const bad = new FormData();
    bad.append('file1', new Blob(['words']), 'a.png');
    expect((await person.call('POST', '/api/dash/merge-upload-images', { form: bad })).data.item.name).toBe('');
  });

  it('serves a file to anyone with its address, range by range, until it expires', async () => {
    const person = server.person();
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(await image('png', 300, 200)) });
    const { url, size } = data.item as { url: string; size: number };
    const stranger = server.person();
    expect((await stranger.raw(url)).status).toBe(200);
    const piece = await stranger.raw(url, { headers: { range: 'bytes=1-3' } });
    expect([piece.status, piece.headers.get('content-range'), await piece.text()]).toEqual([206, `bytes 1-3/${size}`, 'PNG']);
    expect((await stranger.raw(url, { headers: { range: `bytes=${size}-` } })).status).toBe(416);
    expect((await stranger.raw(url, { headers: { range: 'bytes=-4' } })).headers.get('content-length')).toBe('4');
    expect((await stranger.raw(url, { headers: { 'if-none-match': `"${url.slice('/files/'.length).split('?')[0]}"` } })).status).toBe(304);
    for (const forged of [
      url.replace(/s=../, 's=AA'),
      url.replace(/e=\d/, 'e=9'),
      url.split('?')[0]!,
      '/files/../secret?e=1&s=x',
      '/files/uploads%2f..%2f..%2fdatabase?e=1&s=x',
    ])
      expect((await stranger.raw(forged)).status, forged).toBe(404);
    server.clock.advance(40 * 3600 * 1000);
    expect((await stranger.raw(url)).status).toBe(404);
  });
});

describe('the kit', () => {
  it('makes a PNG that is one', async () => {
    expect(await sharp(pngOf(2, 1, Buffer.from([0, 10, 20]))).metadata()).toMatchObject({ width: 2, height: 1 });
  });
});
