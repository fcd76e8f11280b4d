/** A row can outlive its file: a disk was lost, or a backup was put back without it. Nobody meets a fault or a broken image then. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import english from '../../copy/en/server.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { register } from './kit/people.ts';
import { formOf } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('a file that is not in the storage any more', (database) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [createTestEngine()] }, work: true });
    person = await register(server, 'gone@example.com');
  });
  afterAll(() => server.close());

  const astronaut = readFile(join(import.meta.dirname, '../fixtures/astronaut.jpg'));
  async function uploaded(): Promise<string> {
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(await astronaut) });
    return data.item.name;
  }
  async function made(key: string, tool: string, inputs: object) {
    const { data } = await person.call('POST', '/api/generations', { body: { tool, inputs }, headers: { 'idempotency-key': key } });
    return vi.waitFor(
      async () => {
        const { data: row } = await person.call('GET', `/api/generations/${data.id}`);
        expect(['succeeded', 'failed']).toContain(row.status);
        return row;
      },
      { timeout: 20_000, interval: 50 },
    );
  }
  const remain = async () => (await person.call('GET', '/api/credit/details')).data.credit_remain as number;

  it('ends a generation that needs it, names the file, and costs nothing', async () => {
    const image = await uploaded();
    const before = await remain();
    await server.services.disk.delete(`uploads/${image}`);
    const row = await made('gone-input', 'ai-background-remover', { image });
    expect(row).toMatchObject({ status: 'failed', error: { code: codes.invalidInput, msg: english.inputGone } });
    expect(await remain()).toBe(before);
  });

  it('has no faces to return, and is asked for again', async () => {
    const name = await uploaded();
    server.services.faceMemory.delete(name);
    await server.services.disk.delete(`uploads/${name}`);
    expect(await person.call('POST', '/api/faces', { body: { name } })).toMatchObject({ status: 404, msg: english.uploadGone });
  });

  it('is a plain “not found” as a result, in another format, on a share page and there as a file', async () => {
    const { id, outputs } = await made('gone-result', 'ai-sticker-maker', { mode: 'text', prompt: 'a fox' });
    const share = new URL((await person.call('POST', `/api/creations/${id}/share`)).data.url).pathname;
    expect((await server.person().raw(share)).status).toBe(200);
    await server.services.disk.deleteAll(`results/${id}`);
    for (const path of [outputs[0].url, `${outputs[0].url}&as=webp`, share, `${share}/1`])
      expect([path, (await server.person().raw(path)).status]).toEqual([path, 404]);
    expect((await person.call('GET', '/api/creations')).code).toBe(100000);
  });

  it('is left out of the archive of a person’s data, which is whole without it', async () => {
    const archive = await person.raw('/api/users/export');
    expect(archive.status).toBe(200);
    const bytes = Buffer.from(await archive.arrayBuffer());
    expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
    expect(bytes.includes('creations.json')).toBe(true);
  });
});
