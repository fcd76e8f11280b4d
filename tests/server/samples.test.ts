/** The site's own samples: nobody is asked who agreed to be in them; anybody else's image is asked about. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { isSample } from '../../server/uploads/samples.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const folder = join(import.meta.dirname, '../../public/samples');
const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));

it('every file that the site offers as a sample is known by its bytes, and no other', () => {
  const unknown = readdirSync(folder).filter((name) => !isSample(createHash('sha256').update(bytesOf(name)).digest('hex')));
  expect(unknown).toEqual([]);
  expect(isSample(createHash('sha256').update('a stranger').digest('hex'))).toBe(false);
});

onOneDatabase('a tool that asks for consent', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] } });
  });
  afterAll(() => server.close());

  const upload = async (person: Person, bytes: Buffer, name: string, type = 'image/jpeg') => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], name, { type }));
    return (await person.call('POST', '/api/dash/upload', { form })).data.item;
  };
  const click = (person: Person, tool: string, inputs: object) =>
    person.call('POST', '/api/generations', { body: { tool, inputs }, headers: { 'idempotency-key': crypto.randomUUID() } });
  const stranger = () =>
    sharp({ create: { width: 90, height: 90, channels: 3, background: '#c96' } })
      .jpeg()
      .toBuffer();

  it('accepts the samples without a receipt, and marks each as a sample', async () => {
    const person = server.person();
    const target = await upload(person, bytesOf('figure.jpg'), 'figure.jpg');
    const face = await upload(person, bytesOf('redhead.jpg'), 'face.jpg');
    expect([target.sample, face.sample]).toEqual([true, true]);
    const { code } = await click(person, 'ai-face-swap', { target: target.name, faces: [{ image: face.name }] });
    expect(code).toBe(codes.success);
  });

  it('still needs a receipt as soon as anybody else is shown', async () => {
    const person = server.person();
    const sample = await upload(person, bytesOf('figure.jpg'), 'figure.jpg');
    // What a file is called proves nothing.
    const other = await upload(person, await stranger(), 'officer.jpg');
    expect(other.sample).toBeUndefined();
    const inputs = [
      { target: sample.name, faces: [{ image: other.name }] },
      { target: other.name, faces: [{ image: sample.name }] },
    ];
    for (const each of inputs) expect((await click(person, 'ai-face-swap', each)).code).toBe(codes.invalidInput);
    const { data: receipt } = await person.call('POST', '/api/consents', {
      body: { subject: 'agreed', adult: true, tool: 'ai-face-swap' },
    });
    expect((await click(person, 'ai-face-swap', { ...inputs[0], consent: receipt.id })).code).toBe(codes.success);
  });

  it('does not count a painted mask as somebody', async () => {
    const person = server.person();
    const image = await upload(person, bytesOf('figure.jpg'), 'figure.jpg');
    const garment = await upload(person, bytesOf('fabric.png'), 'fabric.png', 'image/png');
    const painted = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const mask = await upload(person, painted, 'mask.png', 'image/png');
    const { code } = await click(person, 'ai-clothes-changer', { image: image.name, garment: garment.name, mask: mask.name });
    expect(code).toBe(codes.success);
  });
});
