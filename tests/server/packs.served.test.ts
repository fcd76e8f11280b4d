/** A pack in place, as visitors and the operator of a running server meet it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createEngine } from '../../packages/engine/engine.ts';
import { openCredentials } from '../../server/provenance/credentials.ts';
import { hintFor } from '../../server/packs/hint.ts';
import { sourceTypeOf } from '../../server/provenance/source-type.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { placePack, tinyPacks } from '../../packages/engine/tests/kit/packs.ts';
import { anyDatabase } from './kit/databases.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-served-'));
const packs = join(folder, 'models');
const reader = openCredentials();
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ database: anyDatabase, parts: { engines: [createEngine({ size: 1, packs })] }, work: true });
});
afterEach(() => rmSync(packs, { recursive: true, force: true }));
afterAll(async () => {
  await reader.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const offered = async (slug: string) => {
  const { data } = await server.person().call('GET', '/api/tools');
  return (data as { slug: string; models?: string[] }[]).find((tool) => tool.slug === slug);
};
const terms = async () => (await server.person().call('GET', '/api/site')).data.modelTerms;

it('is on offer at once, and gone at once', async () => {
  expect((await offered('ai-background-remover'))?.models).toBeUndefined();
  tinyPacks.cutout(packs);
  expect((await offered('ai-background-remover'))?.models).toEqual(['BiRefNet lite 512']);
  expect((await offered('ai-text-to-audio'))?.models).toBeUndefined();
  rmSync(join(packs, 'cutout'), { recursive: true });
  expect((await offered('ai-background-remover'))?.models).toBeUndefined();
});

it('shows users what its license demands, and only while it is in place', async () => {
  tinyPacks.cutout(packs);
  expect(await terms()).toEqual([]);
});

it('is named by the record and the Content Credentials of what it made', async () => {
  tinyPacks.cutout(packs);
  const person = server.person();
  await person.call('GET', '/api/credit/anonymous-user-credit');
  const square = { input: { create: { width: 160, height: 160, channels: 3 as const, background: '#C03030' } }, left: 20, top: 20 };
  const image = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#3030C0' } })
    .composite([square])
    .png()
    .toBuffer();
  const { data: upload } = await person.call('POST', '/api/dash/upload', { form: formOf(image) });
  const { data: job } = await person.call('POST', '/api/generations', {
    body: { tool: 'ai-background-remover', inputs: { image: upload.item.name } },
    headers: { 'idempotency-key': 'one' },
  });
  const made = await vi.waitFor(
    async () => {
      const { data } = await person.call('GET', `/api/generations/${job.id}`);
      expect(data.status).toBe('succeeded');
      return data;
    },
    { timeout: 50_000, interval: 100 },
  );
  const model = { pack: 'cutout', title: 'BiRefNet lite 512', revision: 'a'.repeat(12) };
  expect(made.notes.models).toEqual([model]);
  const path = join(folder, 'made.png');
  writeFileSync(path, Buffer.from(await (await person.raw(made.outputs[0].url)).arrayBuffer()));
  const outcome = await reader.run({ kind: 'read', path, type: 'image/png' });
  const store = 'answer' in outcome && outcome.answer.ok ? JSON.stringify(outcome.answer.store) : '';
  expect(store).toContain(JSON.stringify({ name: model.title, revision: model.revision }));
  expect(store).toContain('compositeWithTrainedAlgorithmicMedia');
});

it('makes speech the work of a model', () => {
  const speech = { engine: 'local', tool: toolBySlug('ai-text-to-audio')!, hasInput: false };
  expect(sourceTypeOf({ ...speech, notes: {} })).toBe('algorithmicMedia');
  expect(sourceTypeOf({ ...speech, notes: { models: [{ pack: 'voices', title: 'Supertonic 3', revision: 'a' }] } })).toBe(
    'trainedAlgorithmicMedia',
  );
});

it('is on the operator’s page, with the command to copy', async () => {
  const models = server.services.config.packsDir;
  tinyPacks.cutout(models);
  placePack(models, 'voices', { 'onnx/tts.json': Buffer.from('{}') });
  const shown = await (await server.person().raw('/dev/models')).text();
  for (const words of [
    'npm run models -- remove cutout',
    'npm run models -- add picture<',
    `revision ${'a'.repeat(12)}`,
    'by tester',
    'OpenRAIL',
    models,
  ])
    expect(shown).toContain(words);
  rmSync(models, { recursive: true });
});

it('is hinted at when the server starts without one', () => {
  expect(hintFor(packs)).toContain('npm run models -- add picture ');
  tinyPacks.cutout(packs);
  expect(hintFor(packs)).toBeNull();
});
