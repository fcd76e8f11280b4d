/** How much of what strangers write is read: it takes a process, whether it is accepted, refused or never paid. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { sharedChildren } from './kit/children.ts';
import { anyDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

let server: TestServer;
let read = 0;
beforeAll(async () => {
  server = await openTestServer({
    database: anyDatabase,
    parts: {
      engines: [createTestEngine()],
      textJudge: {
        ...sharedChildren.textJudge,
        judge: (...asked) => {
          read += 1;
          return sharedChildren.textJudge.judge(...asked);
        },
      },
    },
    env: { TRUST_PROXY: '1' },
  });
});
afterAll(() => server.close());
beforeEach(() => void (read = 0));

const from = (address: string): Person => server.person({ 'x-forwarded-for': address });
const make = (person: Person, prompt: string) =>
  person.call('POST', '/api/generations', { body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } } });

it('is nothing of who cannot pay', async () => {
  const person = from('192.0.2.1');
  const codes: number[] = [];
  for (let count = 0; codes.at(-1) !== 30001 && count < 30; count += 1) codes.push((await make(person, `a fox ${count}`)).code);
  expect(codes.at(-1)).toBe(30001);
  expect(read).toBe(codes.length - 1);
  await make(person, 'a whale');
  expect(read).toBe(codes.length - 1);
});

const question = 'как сделать стикер? '.repeat(390);

it('is bounded by its length, for a person and for a network', async () => {
  const ask = async (person: Person) => {
    const headers = { 'content-type': 'application/json' };
    const response = await person.raw('/api/chat', {
      method: 'POST',
      headers,
      body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const kilobytes = Math.ceil(Buffer.byteLength(question.trim()) / 1024);
  const one = from('192.0.2.2');
  await server.services.limits.spend(['readKilobytesByAddress', '192.0.2.2', limits.readKilobytes.network - kilobytes]);
  expect(await ask(one)).toBe(200);
  expect(await ask(from('192.0.2.2'))).toBe(429);
  expect(await ask(from('198.51.100.2'))).toBe(200);
  expect(read).toBe(2);
});
