import { afterEach, describe, expect, it } from 'vitest';
import { usualCosts, type Costs } from '../../contract/facts/costs.ts';
import { sizeIn } from '../../contract/facts/file-size.ts';
import { limits } from '../../contract/facts/limits.ts';
import { localeFacts, localePath, locales, type Locale } from '../../contract/facts/locales.ts';
import { plans } from '../../contract/facts/prices.ts';
import type { HelpCopy } from '../../copy/types/help.ts';
import { createHelp, type Help } from '../../server/chat/help/assistant.ts';
import { read } from '../../server/chat/help/passages.ts';
import { readTopics } from '../../server/chat/help/topics.ts';
import type { Services } from '../../server/core/services.ts';
import { sentence } from '../../server/messages/messages.ts';
import { amountIn } from '../../server/payments/purchases/receipts.ts';
import { questionsOf } from '../../packages/help/tests/kit/questions.ts';

const facts = { currency: 'USD', dailyCredits: 19 };

const helpWith = (config: typeof facts & { costs?: Costs }): Help => createHelp({ config: config as Services['config'] });

/** One that has read every language once: it does that for as long as it lives. */
const usualHelp = helpWith(facts);

async function ask(question: string, locale: Locale, help = usualHelp): Promise<string> {
  const pieces: string[] = [];
  const messages = [{ role: 'user' as const, content: question }];
  for await (const piece of help.answer({ messages, locale, signal: new AbortController().signal })) pieces.push(piece);
  return pieces.join('');
}

/** Returns the first question about a topic. */
function questionOf(locale: Locale, topic: string): string {
  const asked = questionsOf(locale).find(({ topics }) => topics.join('+') === topic);
  expect(asked, `a question about ${topic} in ${locale}`).toBeDefined();
  return asked!.question;
}

describe.each(locales)('questions in %s', (locale) => {
  it('each suggested question gets its own topic', async () => {
    const { samples } = await read<{ samples: Record<string, string> }>(locale, 'pages/chat');
    const topics = await readTopics(locale, facts);
    const found = Object.fromEntries(Object.entries(samples).map(([name, question]) => [name, topics.find(question)[0]?.topic]));
    expect(found).toEqual({ sticker: 'sticker', credits: 'failed', price: 'plans', delete: 'deleteAccount' });
  });

  it('thanks and a wish for a poem are answered, also on a page in another language', async () => {
    const spoken = {
      en: ['thank you', 'write me a poem'],
      es: ['muchas gracias', 'escribe un poema'],
      fr: ['merci beaucoup', 'écris un poème'],
    };
    const [thanks, poem] = { ...spoken, ru: ['спасибо', 'напиши стих'], zh: ['谢谢', '写一首诗'] }[locale] as [string, string];
    expect(await ask(thanks, 'en')).toBe(sentence(locale, 'chatThanks'));
    expect(await ask(poem, locale)).toBe(sentence(locale, 'chatWriting', { path: localePath(locale, '/ai-tools') }));
  });

  it('at least 95 in 100 unrelated questions are refused', async () => {
    const unrelated = questionsOf(locale).filter(({ topics }) => topics.length === 0);
    const answers = await Promise.all(unrelated.map(async ({ question }) => ({ question, answer: await ask(question, locale) })));
    const wrong = answers.filter(({ answer }) => answer !== sentence(locale, 'chatNothingFound'));
    console.info(`${locale}: ${answers.length - wrong.length} of ${answers.length} refused`, wrong);
    expect(1 - wrong.length / answers.length).toBeGreaterThanOrEqual(0.95);
  });

  it('a limit between two megabytes is written as the form writes it', async () => {
    const { imageBytes } = limits;
    const between = 20.5 * 1024 * 1024;
    Object.assign(limits, { imageBytes: between });
    try {
      const { find } = await readTopics(locale, facts);
      expect(find(questionOf(locale, 'fileSize'))[0]?.text).toContain(sizeIn(localeFacts[locale].tag, between));
    } finally {
      Object.assign(limits, { imageBytes });
    }
  });

  it('an answer has the same placeholders as in English', async () => {
    const namedIn = async (language: Locale) => {
      const { topics } = await read<HelpCopy>(language, 'help');
      return Object.fromEntries(Object.entries(topics).map(([topic, answer]) => [topic, answer.match(/\{\w+\}/g)?.toSorted()]));
    };
    expect(await namedIn(locale)).toEqual(await namedIn('en'));
  });

  it('no answer leaves a placeholder or a typed number', async () => {
    const { topics } = await read<HelpCopy>(locale, 'help');
    for (const [topic, answer] of Object.entries(topics)) {
      expect(answer).not.toMatch(/\d/);
      expect(await ask(questionOf(locale, topic), locale)).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});

it('answers in Chinese are joined with the marks of Chinese', async () => {
  const { topics } = await read<HelpCopy>('zh', 'help');
  const asked = [...Object.keys(topics).map((topic) => questionOf('zh', topic)), '视频换脸多少积分'];
  for (const question of asked) expect(await ask(question, 'zh')).not.toMatch(/[,;:.](?:\s|$)|\p{Script=Han}[,;:(]/u);
});

describe('the numbers follow the facts', () => {
  const { videoBytes } = limits;
  afterEach(() => {
    Object.assign(limits, { videoBytes });
  });

  it('of the configuration', async () => {
    const help = helpWith({ currency: 'EUR', dailyCredits: 23 });
    expect(await ask('How many credits do I get each day?', 'en', help)).toContain('23');
    const prices = await ask('What is the price of the premium plan?', 'en', help);
    for (const { price } of plans) expect(prices).toContain(amountIn('en', price, 'EUR'));
  });

  it('of the limits and costs', async () => {
    expect(await ask('How many credits does a result take?', 'en', helpWith({ ...facts, costs: { ...usualCosts, video: 37 } }))).toContain(
      'Video: 37 credits',
    );
    expect(await ask('What is the largest file I can upload?', 'en', helpWith(facts))).toContain(
      `Video: ${videoBytes / 1024 / 1024}\u00A0MB`,
    );
    Object.assign(limits, { videoBytes: 71 * 1024 * 1024 });
    expect(await ask('What is the largest file I can upload?', 'en', helpWith(facts))).toContain('Video: 71\u00A0MB');
  });

  it('and an answer is free', () => expect(usualHelp.cost).toBe(0));
});
