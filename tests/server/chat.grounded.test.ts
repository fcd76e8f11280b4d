/** The chat with a language model of a pack in place: what it is asked, when it is not, and that it goes as it came. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { createEngine, type Engine } from '../../packages/engine/index.ts';
import { createGrounded } from '../../server/chat/grounded.ts';
import { createHelp } from '../../server/chat/help/assistant.ts';
import { readEvents } from '../../server/chat/read-events.ts';
import type { Services } from '../../server/core/services.ts';
import { sentence } from '../../server/messages/messages.ts';
import { tinyPacks } from '../../packages/engine/tests/kit/packs.ts';
import { anyDatabase } from './kit/databases.ts';
import { questionsOf } from '../../packages/help/tests/kit/questions.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const config = { currency: 'USD', dailyCredits: 19 } as Services['config'];
type Turns = { role: string; content: string }[];

/** An engine that keeps what it is asked and states `pieces`. */
function listening(pieces: readonly string[] = ['Two ', 'credits.']) {
  const asked: Turns[] = [];
  const engine = {
    run: (job: { inputs: { turns: Turns } }, { onText }: { onText: (text: string) => void }) => {
      asked.push(job.inputs.turns);
      for (const piece of pieces) onText(piece);
      return Promise.resolve({ outputs: [], notes: {} });
    },
  };
  return { asked, engine: engine as unknown as Engine };
}

describe.each(locales)('a language model asked in %s', (locale) => {
  const help = createHelp({ config });
  async function ask(question: string) {
    const { asked, engine } = listening();
    const pieces: string[] = [];
    const messages = [{ role: 'user' as const, content: question }];
    const { signal } = new AbortController();
    for await (const piece of createGrounded(engine, help).answer({ messages, locale, signal })) pieces.push(piece);
    return { text: pieces.join(''), turns: asked[0] };
  }

  it('receives the texts about the question, and the answer names where to read more', async () => {
    const { question } = questionsOf(locale)[0]!;
    const { text, turns } = await ask(question);
    const facts = await help.factsFor([{ role: 'user', content: question }], locale);
    expect(turns![0]!.content).toContain(facts!.text);
    expect(turns![0]!.content).toContain(sentence(locale, 'chatNothingFound'));
    expect(turns!.at(-1)).toEqual({ role: 'user', content: question });
    expect(text).toBe(`Two credits.\n\n${sentence(locale, 'chatReadMore', { path: facts!.path })}`);
  });

  it('is not asked where the texts have no answer: the reply admits it', async () => {
    const answers = await Promise.all(
      questionsOf(locale)
        .filter(({ topics }) => topics.length === 0)
        .map(({ question }) => ask(question)),
    );
    const refused = answers.filter(({ text, turns }) => turns === undefined && text === sentence(locale, 'chatNothingFound'));
    console.info(`${locale}: ${refused.length} of ${answers.length} refused`);
    expect(refused.length / answers.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('with a tiny model in place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-chat-'));
  const packs = join(folder, 'models');
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: anyDatabase, parts: { engines: [createEngine({ size: 1, packs })] } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('answers while it is there, streams, costs nothing, and is named among the models; the help answers before and after', async () => {
    const person = server.person();
    const kind = async () => (await person.call('GET', '/api/chat/assistant')).data as { kind: string; cost: number };
    expect(await kind()).toEqual({ kind: 'help', cost: 0 });
    tinyPacks.chat(packs);
    expect(await kind()).toEqual({ kind: 'model', cost: 0 });
    const tools = (await person.call('GET', '/api/tools')).data as { slug: string; models?: string[] }[];
    expect(tools.find(({ slug }) => slug === 'ai-chatbot')?.models).toEqual(['Qwen3 0.6B']);
    const response = await person.raw('/api/chat', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'what does a subscription cost' }] }),
      headers: { 'content-type': 'application/json', 'accept-language': 'en', 'idempotency-key': 'k' },
    });
    const events: { delta?: string }[] = [];
    for await (const data of readEvents(response.body!)) events.push(JSON.parse(data) as { delta?: string });
    expect(events.length).toBeGreaterThan(3);
    expect(events.at(-1)).toEqual({ done: true, cost: 0 });
    rmSync(join(packs, 'chat'), { recursive: true });
    expect(await kind()).toEqual({ kind: 'help', cost: 0 });
  });
});
