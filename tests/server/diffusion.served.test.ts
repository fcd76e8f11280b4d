/** A model that paints, from the page's offer to the file's Content Credentials, with a tiny net in its place. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEngine } from '../../packages/engine/engine.ts';
import { openCredentials } from '../../server/provenance/credentials.ts';
import { filesOfModel, placePack, tinyPacks } from '../../packages/engine/tests/kit/packs.ts';
import { anyDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-paints-'));
const packs = join(folder, 'models');
const reader = openCredentials();
let server: TestServer;

beforeAll(async () => {
  tinyPacks.picture(packs);
  server = await openTestServer({ database: anyDatabase, parts: { engines: [createEngine({ size: 1, packs })] }, work: true });
});
afterAll(async () => {
  await reader.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

type Offer = { slug: string; models?: string[]; painting?: object };
const offered = async (slug: string): Promise<Offer | undefined> =>
  ((await server.person().call('GET', '/api/tools')).data as Offer[]).find((tool) => tool.slug === slug);

it('offers the choices of the model for each tool that it paints for', async () => {
  const painting = { steps: { min: 1, max: 8, usual: 4 }, guidance: { min: 1, max: 3, usual: 1 }, negative: false };
  for (const slug of ['ai-text-to-image', 'ai-image-to-image', 'ai-sticker-maker'])
    expect(await offered(slug)).toMatchObject({ models: ['Dreamshaper 8 LCM'], painting });
  for (const slug of ['ai-background-remover', 'ai-text-to-audio']) expect(await offered(slug)).not.toHaveProperty('painting');
});

it('names of two models for the same words the one that paints', async () => {
  placePack(packs, 'picture-fast', filesOfModel('sdxs'));
  expect((await offered('ai-text-to-image'))?.models).toEqual(['Dreamshaper 8 LCM']);
  rmSync(join(packs, 'picture-fast'), { recursive: true });
});

it('makes an image whose record and Content Credentials name the model, and never a draft', async () => {
  const person = server.person();
  await person.call('GET', '/api/credit/anonymous-user-credit');
  const inputs = { prompt: 'a red fox in the snow', seed: 42, steps: 3, guidance: 2 };
  const ask = (more: object, key: string) =>
    person.call('POST', '/api/generations', {
      body: { tool: 'ai-text-to-image', inputs: { ...inputs, ...more } },
      headers: { 'idempotency-key': key },
    });
  for (const [at, more] of [{ steps: 0 }, { steps: 2.5 }, { guidance: -1 }, { guidance: 'much' }].entries())
    expect((await ask(more, `refused-${at}`)).code, JSON.stringify(more)).not.toBe(0);
  const { data: job } = await ask({}, 'one');
  const made = await vi.waitFor(
    async () => {
      const { data } = await person.call('GET', `/api/generations/${job.id}`);
      expect(data.status).toBe('succeeded');
      return data;
    },
    { timeout: 50_000, interval: 100 },
  );
  const model = { pack: 'picture', title: 'Dreamshaper 8 LCM', revision: 'a'.repeat(12) };
  expect(made.notes).toEqual({ seed: 42, steps: 3, guidance: 2, models: [model] });
  const bytes = Buffer.from(await (await person.raw(made.outputs[0].url)).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
  const path = join(folder, 'made.png');
  writeFileSync(path, bytes);
  const outcome = await reader.run({ kind: 'read', path, type: 'image/png' });
  const store = 'answer' in outcome && outcome.answer.ok ? JSON.stringify(outcome.answer.store) : '';
  expect(store).toContain(JSON.stringify({ name: model.title, revision: model.revision }));
  expect(store).toContain('/trainedAlgorithmicMedia');
});
