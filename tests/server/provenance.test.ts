import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { makeIdentity } from '../../server/provenance/certificates.ts';
import { openCredentials, summarize } from '../../server/provenance/credentials.ts';
import { markOutputs } from '../../server/provenance/mark.ts';
import { anyDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-marks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const still = () => sharp({ create: { width: 120, height: 80, channels: 4, background: '#7A5CF680' } });

async function media(name: string, format: string, source: string, codec: string, filter: string): Promise<string> {
  const path = join(folder, name);
  await using input = await Demuxer.open(source, { format: 'lavfi' });
  using decoder = await Decoder.create((input.video() ?? input.audio())!);
  using filtering = FilterAPI.create(filter);
  using encoder = await Encoder.create(codec as never, { decoder, filter: filtering });
  await using output = await Muxer.open(path, { format });
  await pipeline(input, decoder, filtering, encoder, output).completion;
  await output.close();
  return path;
}

async function file(type: string): Promise<string> {
  const write = (name: string, bytes: Buffer): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  switch (type) {
    case 'image/png':
      return write('a.png', await still().png().toBuffer());
    case 'image/jpeg':
      return write('a.jpg', await still().flatten().jpeg().toBuffer());
    case 'image/webp':
      return write('a.webp', await still().webp({ lossless: true }).toBuffer());
    case 'image/gif':
      return write(
        'a.gif',
        await sharp([await still().png().toBuffer(), await still().negate().png().toBuffer()], { join: { animated: true } })
          .gif()
          .toBuffer(),
      );
    case 'video/mp4':
      return media('a.mp4', 'mp4', 'testsrc2=d=1:s=128x96:r=10', 'libx264', 'format=yuv420p');
    case 'audio/mpeg':
      return media('a.mp3', 'mp3', 'sine=d=1', 'libmp3lame', 'aformat=sample_fmts=s16p');
    default:
      return media('a.wav', 'wav', 'sine=d=1', 'pcm_s16le', 'aformat=sample_fmts=s16');
  }
}

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'video/mp4', 'audio/mpeg', 'audio/wav'] as const;

describe('Content Credentials', () => {
  let server: TestServer;
  const reader = openCredentials();
  beforeAll(async () => {
    server = await openTestServer({ database: anyDatabase });
  });
  afterAll(async () => {
    await server.close();
    await reader.close();
  });

  const read = async (path: string, type: string) => {
    const outcome = await reader.run({ kind: 'read', path, type });
    if (!('answer' in outcome) || !outcome.answer.ok) throw new Error(JSON.stringify(outcome));
    return summarize(outcome.answer.store);
  };
  const tool = toolBySlug('ai-sticker-maker')!;
  const mark = async (path: string, type: string, notes: Record<string, unknown>, files: Record<string, string[]> = {}): Promise<void> =>
    markOutputs(server.services, {
      id: 'x',
      account: 'v_x',
      tool,
      engine: 'local',
      files,
      result: { notes, outputs: [{ path, type, width: null, height: null, duration: null }] },
    });

  it.each(types)('are in a %s, match it, and state how it came to be', async (type) => {
    const path = await file(type);
    await mark(path, type, { draft: true });
    const summary = (await read(path, type))!;
    expect(summary).toMatchObject({ problems: [], generator: 'Iridia', signer: 'Iridia' });
    expect(summary.state).toBe('Valid');
    expect(summary.actions[0]).toEqual({
      action: 'c2pa.created',
      source: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    });
    expect(
      readFileSync(path).includes('Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"'),
    ).toBe(true);
  });

  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const)('leave the pixels of a %s alone', async (type) => {
    const path = await file(type);
    const before = await sharp(path, { pages: -1 }).raw().toBuffer();
    await mark(path, type, {});
    expect(Buffer.compare(await sharp(path, { pages: -1 }).raw().toBuffer(), before)).toBe(0);
  });

  it.each(['video/mp4', 'audio/mpeg', 'audio/wav'] as const)('leave a %s playable', async (type) => {
    const path = await file(type);
    await mark(path, type, {});
    await using input = await Demuxer.open(path);
    expect(input.duration).toBeGreaterThan(0.9);
  });

  it('name what the result was made from', async () => {
    const [made, given] = [await file('image/png'), await file('image/jpeg')];
    await mark(made, 'image/png', {}, { image: [given] });
    const summary = (await read(made, 'image/png'))!;
    expect(summary.ingredients).toEqual(['image']);
    expect(summary.problems).toEqual([]);
    expect(summary.actions.map(({ source }) => source)).toContain(
      'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
    );
  });

  it('are invalid for a file that was changed', async () => {
    const path = await file('image/png');
    await mark(path, 'image/png', {});
    const bytes = readFileSync(path);
    const at = bytes.lastIndexOf('IDAT') + 10;
    bytes[at] = bytes[at]! ^ 0xff;
    writeFileSync(path, bytes);
    expect((await read(path, 'image/png'))!.state).toBe('Invalid');
  });
});

describe('the identity of an installation', () => {
  it('is a leaf that its root signed', async () => {
    const now = new Date('2027-01-01');
    const { key, chain } = await makeIdentity('Iridia', now);
    const [leaf, root] = chain.match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g)!.map((pem) => new X509Certificate(pem));
    expect(leaf!.verify(root!.publicKey)).toBe(true);
    expect(leaf!.checkIssued(root!)).toBe(true);
    expect(leaf!.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect([leaf!.subject, leaf!.issuer, root!.subject]).toEqual([
      'O=Iridia\nCN=Iridia media',
      'O=Iridia\nCN=Iridia root',
      'O=Iridia\nCN=Iridia root',
    ]);
    expect([root!.ca, leaf!.ca]).toEqual([true, false]);
    expect(leaf!.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4']);
    expect(new Date(leaf!.validTo).getFullYear()).toBe(2036);
  });
});

describe('a file that is asked about', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: anyDatabase, parts: { engines: [createTestEngine()] }, work: true });
  });
  afterAll(() => server.close());

  it('is known when it was made here, and shows its credentials as they fit', async () => {
    const person = server.person();
    const { data: job } = await person.call('POST', '/api/generations', {
      body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } },
      headers: { 'idempotency-key': 'one' },
    });
    const made = await vi.waitFor(
      async () => {
        const { data } = await person.call('GET', `/api/generations/${job.id}`);
        expect(data.status).toBe('succeeded');
        return data.outputs[0].url as string;
      },
      { timeout: 20_000, interval: 50 },
    );
    const bytes = Buffer.from(await (await person.raw(made)).arrayBuffer());
    const ask = async (file: Uint8Array) => (await server.person().call('POST', '/api/verify', { form: formOf(file) })).data;
    expect(await ask(bytes)).toMatchObject({ made_here: true, tool: 'ai-sticker-maker', credentials: { state: 'Valid', problems: [] } });
    expect(await ask(await still().png().toBuffer())).toMatchObject({ made_here: false, tool: null, credentials: null });
    expect(await ask(Buffer.from('not a picture at all'))).toMatchObject({ made_here: false, credentials: null });
    expect(await ask(bytes.subarray(0, bytes.length - 40))).toMatchObject({ made_here: false });
  });
});
