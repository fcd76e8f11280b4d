/** What texts cost the others: one budget for each request, and no rule in the loop that answers everybody. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textBudgets, textLengths } from '../../contract/facts/text-lengths.ts';
import { checkBudget, newestOf } from '../../server/policy/budget.ts';
import { openJudge } from '../../server/policy/judge.ts';
import { brokenRuleOf } from '@iridia/moderation';
import { onOneDatabase } from './kit/databases.ts';
import { hostileTexts } from './kit/hostile-texts.ts';
import { processorTime } from './kit/processor-time.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

it('the longest texts that are read take less than the deadline of the rules, of every family', { timeout: 120_000 }, () => {
  const slow = hostileTexts(textBudgets.conversation).flatMap(([name, text]) => {
    let length = text.length;
    while (text.slice(0, length).normalize('NFKC').length > textBudgets.conversation) length = Math.floor(length / 1.1);
    const begin = processorTime();
    brokenRuleOf([text.slice(0, length)], { today: new Date() });
    const took = processorTime() - begin;
    return took > 1500 ? [`${name}: ${Math.round(took)} ms`] : [];
  });
  expect(slow).toEqual([]);
});

it('the budget itself is looked at in no time, whatever is sent', () => {
  for (const [, text] of hostileTexts(textLengths.chatMessage)) {
    const begin = processorTime();
    const messages = Array.from({ length: 100 }, () => ({ content: text }));
    try {
      newestOf(messages, textBudgets.conversation);
    } catch {
      // It is too long by itself.
    }
    expect(processorTime() - begin).toBeLessThan(50);
  }
  expect(() => checkBudget(['\ufdfa'.repeat(200)], 4000)).not.toThrow();
  expect(() => checkBudget(['\ufdfa'.repeat(200), '\ufdfa'.repeat(200)], 4000)).toThrow('invalidInput');
});

it('of a conversation the newest messages are read', () => {
  const messages = [...'abcdef'].map((letter) => ({ content: letter.repeat(10) }));
  expect(newestOf(messages, 35).map(({ content }) => content[0])).toEqual(['d', 'e', 'f']);
});

it('a text that isn’t judged in time is refused, and the next one is judged', async () => {
  const judge = openJudge(join(import.meta.dirname, 'kit/spinning.child.ts'));
  await expect(judge.ruleOf({ texts: ['a fox'], adult: false, isOneImage: true, today: 0 }, [])).rejects.toMatchObject({
    key: 'textUnread',
  });
  await judge.close();
});

onOneDatabase('what a guest writes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** The longest wait of another visitor, in milliseconds, while `work` goes on. */
  async function waitBeside(work: () => Promise<unknown>): Promise<number> {
    const other = server.person();
    const state = { isOver: false, longest: 0 };
    const asking = (async () => {
      while (!state.isOver) {
        const begin = performance.now();
        await other.raw('/api/health');
        state.longest = Math.max(state.longest, performance.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await work();
    state.isOver = true;
    await asking;
    return state.longest;
  }

  it('never keeps the others waiting: a conversation', async () => {
    const visitor = server.person();
    await visitor.raw('/api/health');
    const content = '_\ufdfa'.repeat(4000);
    const ask = () =>
      visitor.raw('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ messages: Array.from({ length: 60 }, () => ({ role: 'user', content })) }),
      });
    let answer = '';
    const longest = await waitBeside(async () => {
      answer = await (await ask()).text();
    });
    expect(answer).toContain('10001');
    expect(longest).toBeLessThan(1000);
  });

  it('never keeps the others waiting: the name of a file', async () => {
    const visitor = server.person();
    await visitor.raw('/api/health');
    const form = formOf(await image('jpeg'), `${'_\ufdfa'.repeat(200)}.jpg`);
    let answer: unknown;
    const longest = await waitBeside(async () => {
      answer = await visitor.call('POST', '/api/dash/upload', { form });
    });
    expect(answer).toMatchObject({ code: 10001, msg: expect.stringContaining('text') });
    expect(longest).toBeLessThan(1000);
  });
});
