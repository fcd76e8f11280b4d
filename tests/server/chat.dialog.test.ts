import { expect, it } from 'vitest';
import { localePath, locales, type Locale } from '../../contract/facts/locales.ts';
import { createHelp } from '../../server/chat/help/assistant.ts';
import { readTopics } from '../../server/chat/help/topics.ts';
import type { Services } from '../../server/core/services.ts';
import { sentence } from '../../server/messages/messages.ts';

const facts = { currency: 'USD', dailyCredits: 19 };
const help = createHelp({ config: facts as Services['config'] });

async function answerTo(questions: readonly string[], locale: Locale): Promise<string> {
  const messages = questions.map((content) => ({ role: 'user' as const, content }));
  const pieces: string[] = [];
  for await (const piece of help.answer({ messages, locale, signal: new AbortController().signal })) pieces.push(piece);
  return pieces.join('');
}

/** Questions that go on from one before them, each with the answer that the whole question gets. */
const dialogs: readonly (readonly [Locale, readonly string[], string])[] = [
  ['en', ['How much is face swap?', 'and for video?'], 'price of video face swap'],
  ['en', ['How much is face swap?', 'and for video?', 'gif?'], 'price of gif face swap'],
  ['en', ['how much is a picture', 'and a video?'], 'how much is a video'],
  ['en', ['how do I delete my account', 'and my pictures?'], 'how do I delete my pictures'],
  ['en', ['how do I delete my account', 'and how do I cancel my plan?'], 'how do I cancel my plan'],
  ['en', ['what is the max file size', 'and for audio?'], 'max size of an audio file'],
  ['en', ['How much is face swap?', 'and how do I remove the background?'], 'how do I remove the background'],
  ['ru', ['сколько стоит замена лица', 'А как убрать фон?'], 'как убрать фон'],
  ['fr', ['prix du face swap', 'Et comment supprimer le fond ?'], 'comment supprimer le fond'],
  ['es', ['cuánto cuesta cambiar la cara', '¿Y cómo quito el fondo?'], 'cómo quito el fondo'],
  ['zh', ['换脸多少钱', '那怎么去掉背景？'], '怎么去掉背景'],
  ['zh', ['换脸多少钱', '视频呢？'], '视频换脸多少钱'],
  ['zh', ['图片多少积分', '怎么退款呢'], '怎么退款'],
  ['ru', ['сколько стоит картинка', 'а видео?'], 'сколько стоит видео'],
  ['ru', ['сколько стоит замена лица', 'а гифка?'], 'цена замены лица в гифке'],
  ['fr', ['prix du face swap', 'et en vidéo ?'], 'prix du face swap vidéo'],
  ['fr', ['combien coûte une image', 'et une vidéo ?'], 'combien coûte une vidéo'],
  ['es', ['cuánto cuesta quitar el fondo', '¿y de un video?'], 'cuánto cuesta quitar el fondo de un video'],
  ['es', ['cómo borro mi cuenta', '¿y mis fotos?'], 'cómo borro mis fotos'],
];

it.each(dialogs)('in %s %j is understood', async (locale, questions, whole) => {
  const { find } = await readTopics(locale, facts);
  const answer = await answerTo(questions, locale);
  expect(find(whole)).toHaveLength(1);
  expect(answer).toContain(find(whole)[0]!.text);
});

/** Messages that ask several things, each with the topics of its answers in order. */
const several: readonly (readonly [Locale, string, readonly string[]])[] = [
  ['en', 'How do I cancel my plan and will I get my money back?', ['cancelPlan', 'refund']],
  ['en', 'Is there an app? Is it free? Which formats? Can I pay with PayPal?', ['devices', 'daily', 'formats']],
  ['fr', 'comment je résilie et est-ce que je suis remboursé', ['cancelPlan', 'refund']],
  ['es', 'cómo cancelo mi plan y cómo elimino mi cuenta después?', ['cancelPlan', 'deleteAccount']],
  ['ru', 'как отменить подписку и вернут ли мне деньги', ['cancelPlan', 'refund']],
  ['zh', '有app吗？没网能用吗？', ['devices', 'offline']],
];

it.each(several)(
  'in %s “%s” gets an answer to each of its questions, three at most, and where to read more',
  async (locale, message, topics) => {
    const { find } = await readTopics(locale, facts);
    const found = find(message);
    expect(found.map(({ topic }) => topic)).toEqual(topics);
    const answers = found.map(({ text, path }) => `${text}\n\n${sentence(locale, 'chatReadMore', { path })}`);
    expect(await answerTo([message], locale)).toBe(answers.join('\n\n'));
  },
);

it('a story around a question is not answered', async () => {
  const { find } = await readTopics('en', facts);
  const found = find('I bought the big pack yesterday, by accident. Can I get my money back?');
  expect(found.map(({ topic }) => topic)).toEqual(['refund']);
});

it('a question that goes on from nothing is not answered', async () => {
  expect(await answerTo(['and for the other one?'], 'en')).toBe(sentence('en', 'chatNothingFound'));
});

const cancel: Readonly<Record<Locale, string>> = {
  en: 'How do I cancel my subscription?',
  zh: '怎么取消订阅？',
  ru: 'Как отменить подписку?',
  fr: 'Comment annuler mon abonnement ?',
  es: '¿Cómo cancelo mi suscripción?',
};

it.each(locales.flatMap((page) => locales.map((language) => [page, language] as const)))(
  'on a page in %s a question in %s is answered in its language',
  async (page, language) => {
    const { find } = await readTopics(language, facts);
    const answer = await answerTo([cancel[language]], page);
    expect(answer).toContain(find(cancel[language])[0]!.text);
    expect(answer).toContain(sentence(language, 'chatReadMore', { path: localePath(language, '/settings') }));
  },
);

it('a Chinese question with no known answer gets its reply in Chinese, whatever the page', async () => {
  expect(await answerTo(['今天天气怎么样？'], 'en')).toBe(sentence('zh', 'chatNothingFound'));
});
