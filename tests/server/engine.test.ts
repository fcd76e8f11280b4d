/** The built-in engine in the server: its files, its reasons in words, the templates of the gallery, and the nets of an operator. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planOf } from '@iridia/draft';
import { afterAll, describe, expect, it } from 'vitest';
import { locales, type Locale } from '../../contract/facts/locales.ts';
import { templates } from '../../contract/facts/templates/templates.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { inputsOfTemplate } from '../../copy/templates.ts';
import { askedIn } from '../../packages/engine/portrait/ask.ts';
import { side, tinyNet } from '../../packages/engine/tests/kit/tiny-net.ts';
import { ConfigError } from '../../server/core/config.ts';
import { openEngines } from '../../server/engines.ts';
import { filesOf } from '../../server/generations/inputs.ts';
import { sentence } from '../../server/messages/messages.ts';

it('a background lists its file when it is an image, and none when it is a prompt', () => {
  const tool = toolBySlug('ai-background-changer')!;
  expect(filesOf(tool, { image: 'a.png', background: { image: 'b.jpg' } })).toEqual({ image: ['a.png'], background: ['b.jpg'] });
  expect(filesOf(tool, { image: 'a.png', background: { prompt: 'b.jpg' } })).toEqual({ image: ['a.png'] });
});

it.each(locales)('a style’s refusal is explained in %s', (locale) => {
  expect(sentence(locale, 'noStyleChosen').length).toBeGreaterThan(10);
  expect(sentence(locale, 'noStyleWords').length).toBeGreaterThan(20);
});

/** The five languages that Draft reads, as each dictionary names them. */
const readable: Record<Locale, readonly string[]> = {
  en: ['English', 'Spanish', 'French', 'Russian', 'Chinese'],
  es: ['inglés', 'español', 'francés', 'ruso', 'chino'],
  fr: ['anglais', 'espagnol', 'français', 'russe', 'chinois'],
  ru: ['по-английски', 'по-испански', 'по-французски', 'по-русски', 'по-китайски'],
  zh: ['英文', '西班牙文', '法文', '俄文', '中文'],
};

it.each(locales)('the refusals of words in other scripts name the languages that are read, in %s', (locale) => {
  for (const language of readable[locale]) {
    expect(sentence(locale, 'wordsNotRead')).toContain(language);
    expect(sentence(locale, 'nothingToSay')).toContain(language);
  }
});

describe('a portrait of the gallery', () => {
  const isPlace = (word: string) => planOf(word).scene !== 'studio' || planOf(word).time !== 'day';
  const portraits = templates.filter(({ tool }) => tool === 'ai-girl-generator');

  it.each(locales.flatMap((locale) => portraits.map((template) => [template.id, locale, template] as const)))(
    '%s asks in %s for nothing that is left out',
    (_, locale, template) => {
      expect(askedIn(String(inputsOfTemplate(template, locale)['prompt'])).rest.filter((word) => !isPlace(word))).toEqual([]);
    },
  );
});

describe('the start with nets of the operator', () => {
  const root = mkdtempSync(join(tmpdir(), 'iridia-nets-'));
  afterAll(() => rmSync(root, { recursive: true }));

  function folderWith(net: Buffer): string {
    const folder = mkdtempSync(join(root, 'models-'));
    writeFileSync(join(folder, 'cutout.onnx'), net);
    writeFileSync(join(folder, 'cutout.json'), JSON.stringify({ input: side }));
    return folder;
  }
  const start = (folder: string) =>
    openEngines({ config: { engines: ['local'], localModels: folder }, log: {} } as unknown as Parameters<typeof openEngines>[0]);

  it('is refused with nets that do not fit, and the operator is informed why', async () => {
    const folder = folderWith(tinyNet({ strides: 2 }));
    await expect(start(folder)).rejects.toThrow(ConfigError);
    await expect(start(folder)).rejects.toThrow(/needs 1 × 32 × 32/);
    await expect(start(join(folder, 'nowhere'))).rejects.toThrow(/LOCAL_MODELS cannot be used[^]*is not there/);
  });

  it('is not held up by nets that do', async () => {
    const [engine] = await start(folderWith(tinyNet()));
    expect(engine!.offers('image.cutout')).toBe(true);
    await engine!.close();
  });
});
