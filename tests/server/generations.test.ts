import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../../contract/facts/limits.ts';
import { codes } from '../../contract/facts/codes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInEngine } from '../../contract/facts/engine.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { runGeneration } from '../../server/generations/run.ts';
import { cancel } from '../../server/generations/transitions.ts';
import { EngineError, type EngineJob, type EngineRun } from '../../packages/engine/job/job.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { checkBalances } from './kit/balances.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine, gate, type Step, type TestEngine } from './kit/engine.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const wish = (prompt = 'a red fox') => ({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } });

onOneDatabase('generations', (database) => {
  let server: TestServer;
  const engine: TestEngine = createTestEngine();
  beforeAll(async () => {
    server = await openTestServer({ database, parts: { engines: [engine] }, work: true });
  });
  afterEach(async () => {
    const left = await server.services.db.selectFrom('generation').select('id').where('status', 'in', ['queued', 'running']).execute();
    for (const { id } of left) await cancel(server.services, id);
  });
  afterAll(() => server.close());

  /** A newcomer, and an engine that goes through these steps for whatever is made from now on. */
  const open = async (steps: Step = () => undefined): Promise<Person> => {
    engine.steps = steps;
    const person = server.person();
    await person.call('GET', '/api/credit/anonymous-user-credit');
    return person;
  };
  /** The engine neither finishes nor fails until the test ends. */
  const held: Step = (_job, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const balance = async (person: Person): Promise<number> =>
    (await person.call('GET', '/api/credit/anonymous-user-credit')).data.credit_remain;
  const make = (person: Person, key: string, body: unknown = wish()) =>
    person.call('POST', '/api/generations', { body, headers: { 'idempotency-key': key } });
  const until = async (person: Person, id: string, ...statuses: string[]) =>
    vi.waitFor(
      async () => {
        const { data } = await person.call('GET', `/api/generations/${id}`);
        expect(statuses).toContain(data.status);
        return data;
      },
      { timeout: 20_000, interval: 30 },
    );

  it('makes a file, keeps the credit, lists it, serves it and deletes it', async () => {
    const person = await open();
    const { code, data } = await make(person, 'one');
    expect(code).toBe(100000);
    expect(data).toMatchObject({ status: 'queued', cost: 1 });
    const done = await until(person, data.id, 'succeeded');
    expect(done).toMatchObject({
      engine: 'test',
      progress: 1,
      stage: null,
      error: null,
      notes: { draft: true },
      outputs: [{ type: 'image/png', width: 64, height: 48 }],
    });
    expect(await balance(person)).toBe(18);
    const file = await person.raw(done.outputs[0].url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(50);
    const list = await person.call('GET', '/api/creations');
    expect(list.data.items).toMatchObject([{ words: 'a red fox', choices: { mode: 'text', prompt: 'a red fox' } }]);
    expect(list.data.tools).toEqual([list.data.items[0].tool]);
    expect((await person.call('GET', '/api/creations?tool=ai-face-swap')).data.items).toHaveLength(0);
    expect((await person.call('DELETE', `/api/creations/${data.id}`)).code).toBe(100000);
    expect((await person.call('GET', '/api/creations')).data).toMatchObject({ items: [], tools: [] });
    expect((await person.raw(done.outputs[0].url)).status).toBe(404);
    expect((await person.call('GET', `/api/generations/${data.id}`)).code).toBe(40004);
  });

  it('is shown from a CDN, which may keep it for an hour and lets pages read it', async () => {
    engine.steps = () => undefined;
    const other = await openTestServer({ database, env: { CDN_URL: 'https://cdn.example.com' }, parts: { engines: [engine] }, work: true });
    const person = other.person();
    await person.call('GET', '/api/credit/anonymous-user-credit');
    const { data } = await make(person, 'cdn');
    const { origin, pathname, search } = new URL((await until(person, data.id, 'succeeded')).outputs[0].url);
    expect(origin).toBe('https://cdn.example.com');
    const { headers, status } = await person.raw(pathname + search);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=\d{5,6}, s-maxage=3600, immutable$/),
    ]);
    expect([headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual(['*', 'cross-origin']);
    await other.close();
  });

  it('accepts exactly as many as the credits allow, of fifty at once', async () => {
    const person = await open(held);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => make(person, `key-${index}`)));
    const given = answers.map(({ code }) => code);
    expect(given.filter((code) => code === 100000)).toHaveLength(19);
    expect(given.filter((code) => code === 30001)).toHaveLength(31);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await balance(person)).toBe(0);
    const ids = answers.filter(({ code }) => code === 100000).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(19);
  });

  it('answers one job to one key, however often and however fast it comes', async () => {
    const person = await open(held);
    const answers = await Promise.all(Array.from({ length: 12 }, () => make(person, 'same')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await balance(person)).toBe(18);
  });

  it('refuses a key that comes again with another body, one after the other and at once', async () => {
    const person = await open(held);
    const first = await make(person, 'same', wish());
    const other = { ...wish(), inputs: { ...wish().inputs, prompt: 'another' } };
    expect(await make(person, 'same', other)).toMatchObject({ status: 409, code: codes.keyReused, data: null });
    expect(await make(person, 'same', { tool: 'ai-text-to-image', inputs: { prompt: 'a fox' } })).toMatchObject({ code: codes.keyReused });
    expect((await make(person, 'same', wish())).data.id).toBe(first.data.id);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => make(person, 'race', index % 2 === 0 ? wish() : other)));
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === codes.keyReused)).toHaveLength(3);
    expect(await balance(person)).toBe(17);
  });

  it('gives the same key one job when that spends the last credit while the repeat is being judged', async () => {
    const person = await open(held);
    const credits = await balance(person);
    await Promise.all(Array.from({ length: credits - 1 }, (_, at) => make(person, `before-${at}`)));
    const { lookUpBalance } = server.services;
    const read = Promise.withResolvers<void>();
    const looked = vi.fn(lookUpBalance);
    // The repeat has found no job of its key; the balance that it reads is the one after the first.
    looked.mockImplementationOnce(async (account) => {
      await read.promise;
      return lookUpBalance(account);
    });
    Object.assign(server.services, { lookUpBalance: looked });
    try {
      const repeat = make(person, 'last');
      await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(1));
      const first = await make(person, 'last');
      read.resolve();
      expect(first).toMatchObject({ code: codes.success });
      expect(await repeat).toMatchObject({ code: codes.success, data: { id: first.data.id } });
      expect(await make(person, 'another')).toMatchObject({ code: codes.notEnoughCredits });
    } finally {
      Object.assign(server.services, { lookUpBalance });
    }
  });

  it('gives the same key of two people two jobs', async () => {
    const person = await open(held);
    const other = server.person();
    const [mine, theirs] = [await make(person, 'same'), await make(other, 'same')];
    expect(theirs.code).toBe(100000);
    expect(mine.data.id).not.toBe(theirs.data.id);
  });

  it.each(['ECONNREFUSED', 'ENOENT', 'ECONNRESET'])(
    'fails once when an engine is away with %s, which is not the database',
    async (name) => {
      let runs = 0;
      const person = await open(() => {
        runs += 1;
        throw new EngineError('away', 'not reached', { cause: Object.assign(new Error(name), { code: name }) });
      });
      const { data } = await make(person, 'one');
      expect((await until(person, data.id, 'failed')).error).toMatchObject({ code: 50002 });
      expect(await balance(person)).toBe(19);
      expect(runs).toBe(1);
    },
  );

  it('gives the credit back once when the engine breaks, with a sentence in the asker’s language', async () => {
    const person = await open(() => {
      throw new EngineError('failed', 'engine broke');
    });
    const { data } = await make(person, 'one');
    const done = await until(person, data.id, 'failed');
    expect(done.error).toMatchObject({ code: 50002 });
    expect(await balance(person)).toBe(19);
    const french = await person.call('GET', `/api/generations/${data.id}`, { headers: { 'accept-language': 'fr' } });
    expect(french.data.error.msg).toBe('La création n’a pas abouti.');
    const lines = await person.call('GET', '/api/credit/history');
    expect(lines.data.items).toMatchObject([
      { kind: 'release', amount: 0, balance: 19, job: data.id, tool: 'ai-sticker-maker' },
      { kind: 'grant', amount: 19, balance: 19, job: null, tool: null },
    ]);
  });

  it.each([
    ['ECONNREFUSED', 'connect'],
    ['ENOENT', 'spawn'],
  ])('fails the job when the engine’s own %s stands in the chain of causes: the database is not away', async (code, syscall) => {
    const person = await open(() => {
      throw new EngineError('away', 'noEngine', { cause: Object.assign(new Error(`${syscall} ${code}`), { code, syscall }) });
    });
    const { data } = await make(person, 'one');
    const done = await until(person, data.id, 'failed');
    expect(done.error).toMatchObject({ code: 50002 });
    expect(await balance(person)).toBe(19);
    expect(engine.jobs.filter(({ id }) => id === data.id)).toHaveLength(1);
  });

  it('explains what was wrong with the input when the engine refuses it', async () => {
    const person = await open(() => {
      throw new EngineError('refused', 'noFace');
    });
    const { data } = await make(person, 'one');
    const done = await until(person, data.id, 'failed');
    expect(done.error.code).toBe(10001);
    expect(done.error.msg).toMatch(/face/i);
    expect(await balance(person)).toBe(19);
  });

  it('asks the next engine when the first is away, and takes the cost once', async () => {
    const [isListed, isEnded] = [gate(), gate()];
    const partOf = async (name: string, { folder }: EngineJob, { onPart }: EngineRun) => {
      const path = join(folder, `${name}.mp3`);
      await copyFile('public/samples/voice.mp3', path);
      onPart!({ outputs: [{ path, type: 'audio/mpeg', width: null, height: null, duration: 4 }], notes: {}, isFirst: true });
    };
    const away = createTestEngine(async (job, run) => {
      await partOf('away', job, run);
      await isListed.opened;
      throw new EngineError('away', 'no answer');
    }, 'away');
    const second = createTestEngine(async (job, run) => {
      await partOf('second', job, run);
      await isEnded.opened;
    }, 'second');
    const two = await openTestServer({ database, parts: { engines: [away, second] }, work: true });
    try {
      const person = two.person();
      const { data } = await make(person, 'one');
      const lists = (name: string) =>
        vi.waitFor(async () => {
          const { beginning = [] } = (await person.call('GET', `/api/generations/${data.id}`)).data;
          expect(beginning.map(({ url }: { url: string }) => /[a-z]+(?=\.mp3)/.exec(url)![0])).toEqual([name]);
        });
      await lists('away');
      isListed.open();
      await lists('second');
      isEnded.open();
      const done = await until(person, data.id, 'succeeded');
      expect(done.engine).toBe('second');
      expect(await balance(person)).toBe(18);
    } finally {
      await two.close();
    }
  });

  it('charges what the engine that made it costs: a composed video after a model’s failure is not paid as the model’s', async () => {
    const model = createTestEngine(() => {
      throw new EngineError('away', 'no answer');
    }, 'model');
    const two = await openTestServer({ database, parts: { engines: [model, createTestEngine(undefined, builtInEngine)] }, work: true });
    try {
      const person = two.person();
      const { data: before } = await person.call('GET', '/api/credit/anonymous-user-credit');
      const account = (await two.services.db.selectFrom('account').select('id').executeTakeFirstOrThrow()).id;
      await inTransaction(two.services.db, (trx) =>
        two.services.ledger.grant(trx, { account, source: 'pack', amount: 30, expiresAt: null, key: 'bought' }),
      );
      const { data } = await person.call('POST', '/api/generations', {
        body: { tool: 'text-to-video-ai', inputs: { prompt: 'a fox' } },
        headers: { 'idempotency-key': 'one' },
      });
      expect(data.cost).toBe(20);
      const done = await until(person, data.id, 'succeeded');
      expect([done.engine, done.cost]).toEqual([builtInEngine, 2]);
      expect(await balance(person)).toBe(before.credit_remain + 30 - 2);
      await checkBalances(two.services.database, [account], new Date());
    } finally {
      await two.close();
    }
  });

  it('fails once three workers have died on it, and returns the credits', async () => {
    const person = await open(held);
    const { data } = await make(person, 'deadly');
    await until(person, data.id, 'running');
    await server.services.db.updateTable('generation').set({ attempts: 3 }).where('id', '=', data.id).execute();
    await runGeneration(server.services, data.id, new AbortController().signal);
    expect((await until(person, data.id, 'failed')).error).toBeTruthy();
    expect(await balance(person)).toBe(19);
  });

  it('ends a job at thirty minutes, with a sentence, and returns the credits', async () => {
    const within = AbortSignal.timeout.bind(AbortSignal);
    const soon = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => within(limit === 30 * 60_000 ? 50 : limit));
    const person = await open(held);
    const { data } = await make(person, 'endless');
    const { error } = await until(person, data.id, 'failed');
    soon.mockRestore();
    expect(error.msg).toBe('This took too long, so we stopped it. Please try again.');
    expect(await balance(person)).toBe(19);
  });

  it('goes on when word of an earlier moment of the job comes late', async () => {
    const person = await open(async ({ id }) => {
      const row = await server.services.db.selectFrom('generation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      server.services.feed.publish({ ...row, status: 'queued', attempts: 0 });
    });
    const { data } = await make(person, 'one');
    await until(person, data.id, 'succeeded');
  });

  it('cancels a running job: the engine stops, and the credit returns once', async () => {
    const reached = gate();
    let reported = false;
    const person = await open(async (_job, { signal }) => {
      reached.open();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      reported = true;
    });
    const { data } = await make(person, 'one');
    await reached.opened;
    const [first, second] = await Promise.all([1, 2].map(() => person.call('POST', `/api/generations/${data.id}/cancel`)));
    expect([first!.data.status, second!.data.status]).toEqual(['cancelled', 'cancelled']);
    await vi.waitFor(() => expect(reported).toBe(true));
    expect(await balance(person)).toBe(19);
  });

  it('cancels a job that waits, and never starts it', async () => {
    const hold = gate();
    const person = await open(async () => hold.opened);
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1) ids.push((await make(person, `key-${index}`)).data.id);
    const last = ids.at(-1)!;
    expect((await person.call('POST', `/api/generations/${last}/cancel`)).data.status).toBe('cancelled');
    hold.open();
    for (const id of ids.slice(0, -1)) await until(person, id, 'succeeded');
    expect(engine.jobs.map(({ id }) => id)).not.toContain(last);
    expect(await balance(person)).toBe(12);
  });

  it('streams progress as events until the end, and the current state to late subscribers', async () => {
    const go = gate();
    const person = await open(async (_job, { onProgress }) => {
      onProgress(0.25, 'cutting');
      await go.opened;
      onProgress(0.75, 'outlining');
    });
    const { data } = await make(person, 'one');
    const response = await person.raw(`/api/generations/${data.id}/events`);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const seen: { status: string; progress: number; stage: string | null }[] = [];
    for await (const event of eventsOf(response)) {
      seen.push(event);
      if (event.stage === 'cutting') go.open();
    }
    expect(seen.some(({ stage, progress }) => stage === 'cutting' && progress === 0.25)).toBe(true);
    expect(seen.at(-1)).toMatchObject({ status: 'succeeded', progress: 1 });
    const late = [];
    for await (const event of eventsOf(await person.raw(`/api/generations/${data.id}/events`))) late.push(event);
    expect(late).toHaveLength(1);
  });

  it('uses uploads of the asker only', async () => {
    const person = await open();
    const stranger = server.person();
    const { data } = await person.call('POST', '/api/dash/upload', { form: formOf(await image()) });
    const body = { tool: 'ai-sticker-maker', inputs: { mode: 'image', image: data.item.name } };
    expect((await make(stranger, 'theirs', body)).code).toBe(40004);
    const mine = await make(person, 'mine', body);
    expect(mine.code).toBe(100000);
    await until(person, mine.data.id, 'succeeded');
    expect(engine.jobs.find(({ id }) => id === mine.data.id)!.files.image).toHaveLength(1);
    for (const [method, path] of [
      ['GET', `/api/generations/${mine.data.id}`],
      ['GET', `/api/generations/${mine.data.id}/events`],
      ['POST', `/api/generations/${mine.data.id}/cancel`],
      ['DELETE', `/api/creations/${mine.data.id}`],
    ] as const)
      expect((await stranger.call(method, path)).code, `${method} ${path}`).toBe(40004);
  });

  it.each([
    ['an unknown tool', { tool: 'ai-nothing', inputs: {} }, 40004],
    ['an unknown key', { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox', more: 1 } }, 10001],
    ['a missing prompt', { tool: 'ai-sticker-maker', inputs: { mode: 'text' } }, 10001],
    ['a file that is not there', { tool: 'ai-sticker-maker', inputs: { mode: 'image', image: '01ARZ3NDEKTSV4RRFFQ69G5FAV.png' } }, 40004],
    ['what the policy forbids', { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a naked woman' } }, 10007],
  ])('refuses %s and takes nothing', async (_name, body, code) => {
    const person = await open();
    expect((await make(person, 'one', body)).code).toBe(code);
    expect(await balance(person)).toBe(19);
  });

  it('reports that no engine serves a tool before it takes anything', async () => {
    const none = await openTestServer({ database, parts: { engines: [] } });
    try {
      const person = none.person();
      expect((await make(person, 'one')).code).toBe(50001);
      expect(await balance(person)).toBe(19);
      const { data } = await person.call('GET', '/api/tools');
      expect(data[0]).toMatchObject({ served: false, engine: null, wait: null });
      // The operator, who sits at the machine, reads what to set; anyone who comes through a proxy does not.
      expect(data[0].variable).toBe('ENGINES');
      const outside = await none.person().call('GET', '/api/tools', { headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(outside.data[0].variable).toBeUndefined();
    } finally {
      await none.close();
    }
  });

  it('lists the available effects where an engine makes only some', async () => {
    const some = await openTestServer({
      database,
      parts: { engines: [{ ...createTestEngine(), offers: (capability) => capability === 'effect.hug' }] },
    });
    try {
      const { data } = await some.person().call('GET', '/api/tools');
      const reported = data.filter((tool: { effects?: string[] }) => tool.effects);
      expect(reported).toMatchObject([{ slug: 'ai-effect', served: true, effects: ['hug'] }]);
    } finally {
      await some.close();
    }
  });

  it('lists every tool of the catalog, with how long one took lately', async () => {
    const person = await open();
    const { data } = await person.call('GET', '/api/tools');
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(tools.map(({ slug }) => slug));
    expect(data.every(({ served, engine }: { served: boolean; engine: string }) => served && engine !== null)).toBe(true);
    await until(person, (await make(person, 'one')).data.id, 'succeeded');
    server.clock.advance(31_000);
    const later = (await person.call('GET', '/api/tools')).data.find(({ slug }: { slug: string }) => slug === 'ai-sticker-maker');
    expect(later.wait).toBeGreaterThanOrEqual(0);
  });

  it('takes the price of an effect from its card, and gives the engine what the card adds', async () => {
    const person = await open();
    const uploaded = await person.call('POST', '/api/dash/upload', { form: formOf(await image()) });
    const { data: receipt } = await person.call('POST', '/api/consents', { body: { subject: 'me', adult: true, tool: 'ai-effect' } });
    const inputs = { effect: 'pixel', images: [uploaded.data.item.name], consent: receipt.id };
    const made = await make(person, 'one', { tool: 'ai-effect', inputs });
    expect(made.data.cost).toBe(1);
    await until(person, made.data.id, 'succeeded');
    const job = engine.jobs.at(-1)!;
    expect([job.capability, job.inputs.style, job.files.image, job.files.images?.length]).toEqual([
      'image.fromImage',
      'pixel',
      job.files.images,
      1,
    ]);
    expect((await make(person, 'two', { tool: 'ai-effect', inputs: { ...inputs, effect: 'none' } })).code).toBe(10001);
    expect((await make(person, 'three', { tool: 'ai-chatbot', inputs: { messages: [{}] } })).code).toBe(40004);
    expect(await balance(person)).toBe(18);
  });

  it('keeps a form for its owner', async () => {
    const person = await open(held);
    const inputs = { prompt: 'half a thought', faces: [{ box: { x: 1, y: 2, width: 3, height: 4 } }] };
    expect((await person.call('GET', '/api/drafts/ai-sticker-maker')).data.inputs).toEqual({});
    await person.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs } });
    await person.call('PUT', '/api/drafts/ai-sticker-maker', { body: { inputs } });
    expect((await person.call('GET', '/api/drafts/ai-sticker-maker')).data.inputs).toEqual(inputs);
    expect((await server.person().call('GET', '/api/drafts/ai-sticker-maker')).data.inputs).toEqual({});
    expect((await person.call('PUT', '/api/drafts/no-such-tool', { body: { inputs } })).code).toBe(40004);
  });

  it('pages through what was made, newest first', async () => {
    const person = await open(held);
    await server.services.db
      .transaction()
      .execute((trx) =>
        server.services.ledger.grant(trx, { account: accountOf(person), source: 'pack', amount: 100, expiresAt: null, key: 'many' }),
      );
    const made: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      server.clock.advance(10);
      made.push((await make(person, `key-${index}`)).data.id);
    }
    const first = await person.call('GET', '/api/creations');
    const second = await person.call('GET', `/api/creations?cursor=${first.data.next}`);
    expect([...first.data.items, ...second.data.items].map(({ id }: { id: string }) => id)).toEqual(made.toReversed());
    expect(second.data.next).toBeNull();
    const newest = await person.call('GET', `/api/creations?limit=${limits.recentJobs}`);
    expect(newest.data.items).toEqual(first.data.items.slice(0, limits.recentJobs));
  });
});

const accountOf = (person: Person): string => decodeURIComponent(/visitor=([^;.]+)/.exec(person.cookie())![1]!);

async function* eventsOf(response: Response): AsyncGenerator<any> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop()!;
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice(6));
  }
}

describe('the kit', () => {
  it('reads events', async () => {
    const seen = [];
    for await (const event of eventsOf(new Response('data: {"a":1}\n\n: beat\n\ndata: {"a":2}\n\n'))) seen.push(event);
    expect(seen).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
