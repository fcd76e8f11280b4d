/** Hints at what a file shows and at what was written for it: what the operator sees of them, and that nobody else meets them. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TextJudge } from '@iridia/engine/guard';
import { sharedChildren } from './kit/children.ts';
import { onOneDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { register } from './kit/people.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

onOneDatabase('hints', (database) => {
  let server: TestServer;
  const maker = createTestEngine();
  /** What the nets state of one file after the other. */
  const stated: { photograph: number; explicit: number; suggestive: number }[] = [];
  let looks = 0;
  const engine = {
    ...maker,
    run: async (...[job, run]: Parameters<typeof maker.run>) => {
      if (job.capability !== 'nudity.find') return maker.run(job, run);
      looks += 1;
      return { outputs: [], notes: { ...(stated.shift() ?? { photograph: 0, explicit: 0, suggestive: 0 }) } };
    },
  };
  beforeAll(async () => {
    const textJudge: TextJudge = {
      ...sharedChildren.textJudge,
      suspect: ([text]) =>
        Promise.resolve({ answer: { finding: null, suspected: text!.includes('dagger') ? 'violence' : null, by: 'net' } }),
    };
    server = await openTestServer({ database, parts: { engines: [engine], textJudge }, work: true });
  });
  afterAll(() => server.close());

  let made = 0;
  type Shared = { id: string; url: string };
  const shared = async (person: Person, prompt = 'a fox'): Promise<Shared> => {
    const body = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } };
    const { data } = await person.call('POST', '/api/generations', { body, headers: { 'idempotency-key': `hint-${(made += 1)}` } });
    await vi.waitFor(async () => expect((await person.call('GET', `/api/generations/${data.id}`)).data.status).toBe('succeeded'), {
      timeout: 20_000,
      interval: 50,
    });
    return { id: data.id, url: (await person.call('POST', `/api/creations/${data.id}/share`)).data.url };
  };
  const page = async (path: string) => (await server.person().raw(path)).text();

  it('stand beside what is reported and what is shared, the strongest first, and refuse nothing', async () => {
    const person = await register(server, 'hinted@example.com', server.person());
    const one = await shared(person);
    const other = await shared(person);
    stated.push({ photograph: 0.97, explicit: 0.5, suggestive: 0.01 }, { photograph: 0.02, explicit: 0, suggestive: 0.04 });
    const list = await page('/dev/reports/shared');
    expect(list).toContain('nudity in a photo 97 %, pornography 50 %, suggestive 1 %');
    expect(list.indexOf('in a photo 97 %')).toBeLessThan(list.indexOf('in a photo 2 %'));
    // Two that are shared within one moment may be looked at in either order.
    const [strongest] = [one, other].toSorted((a, b) => list.indexOf(a.id) - list.indexOf(b.id)) as [Shared, Shared];
    expect(list).toContain('filter:blur');
    const { pathname } = new URL(strongest.url);
    expect((await server.person().raw(`/dev/reports${pathname.replace('/s/', '/shared/')}/1`)).headers.get('content-type')).toBe(
      'image/png',
    );
    await server.person().call('POST', '/api/reports', { body: { url: strongest.url, reason: 'me' } });
    expect(await page('/dev/reports')).toContain('nudity in a photo 97 %');
    // A file never changes, so it was looked at once; and its page is open to everybody.
    expect(looks).toBe(2);
    const seen = await fetch(strongest.url);
    expect([seen.status, (await seen.text()).includes('nudity')]).toEqual([200, false]);
  });

  it('are missing where the nets fail, and the page is there all the same', async () => {
    const person = await register(server, 'unread@example.com', server.person());
    stated.push({ photograph: Number.NaN, explicit: 0, suggestive: 0 });
    const { id } = await shared(person);
    const list = await page('/dev/reports/shared');
    expect(list).toContain(id);
    expect(list.match(/Two nets guess/g)).toHaveLength(2);
  });

  it('state what the net suspects in the words of what is reported or shared', async () => {
    const person = await register(server, 'suspected@example.com', server.person());
    const { url } = await shared(person, 'a dagger on a pillow');
    const line = 'A net suspects violence in its words';
    const list = await page('/dev/reports/shared');
    expect([list.split(line).length - 1, list.indexOf(line) < list.indexOf('Two nets guess', list.indexOf(line))]).toEqual([1, true]);
    expect(await page('/dev/reports')).not.toContain(line);
    await server.person().call('POST', '/api/reports', { body: { url, reason: 'other' } });
    expect(await page('/dev/reports')).toContain(line);
  });

  it('end with the operator’s word', async () => {
    const { config } = server.services;
    vi.spyOn(config, 'nudityHints', 'get').mockReturnValue(false);
    expect(await page('/dev/reports/shared')).not.toContain('Two nets guess');
  });
});
