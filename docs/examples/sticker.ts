// Makes a sticker: SITE is the address of the site, KEY a key that may see and make.
//   npm install openapi-fetch openapi-typescript
//   npx openapi-typescript $SITE/api/openapi.json -o api.d.ts
//   node sticker.ts
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

type Refusal = components['schemas']['Refusal'];

const { SITE = '', KEY = '' } = process.env;
const api = createClient<paths>({ baseUrl: SITE, headers: { authorization: `Bearer ${KEY}` } });

/** The data of an answer; throws what the site says when it refuses. */
function dataOf<Data>({ data: answer, error }: { data?: { code: 100000; data: Data } | Refusal; error?: Refusal }): Data {
  if (answer?.code === 100000) return answer.data;
  throw new Error((answer ?? error)?.msg);
}

const { id } = dataOf(
  await api.POST('/api/generations', {
    body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a cat with a hat' } },
    // Sent again with the same key, the request costs nothing more.
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  }),
);
const job = () => api.GET('/api/generations/{id}', { params: { path: { id } } }).then(dataOf);
let state = await job();
while (state.status === 'queued' || state.status === 'running') {
  await setTimeout(1000);
  state = await job();
}
const [output] = state.outputs;
if (!output) throw new Error(state.error?.msg ?? state.status);
const file = await fetch(new URL(output.url, SITE));
await writeFile('sticker.png', new Uint8Array(await file.arrayBuffer()));
console.log('sticker.png');
