import { describe, expect, it } from 'vitest';
import { mostEnlarged } from '../../contract/facts/enlarging.ts';
import { limits } from '../../contract/facts/limits.ts';
import { locales } from '../../contract/facts/locales.ts';
import { retention } from '../../contract/facts/retention.ts';
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { leastSampleSeconds } from '../../contract/facts/tools/audio.ts';
import { durations } from '../../contract/facts/tools/choices.ts';
import { longestRestyled } from '../../contract/facts/tools/image-to-image.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { uploadRules, type UploadKind } from '../../contract/facts/uploads.ts';
import type { ToolCopy } from '../../copy/types/tool.ts';

const megabyte = 1024 * 1024;
const kinds: Readonly<Record<string, UploadKind>> = { picture: 'picture', pictures: 'picture', video: 'video', gif: 'gif', audio: 'audio' };
const spoken = { seconds: String.raw`seconds?|secondes?|segundos?|секунд\p{L}*|秒`, bytes: 'MB|Mo|МБ' };

/** The numbers in front of a unit: 1,000 or 1 000 is one number. */
const before = (unit: string, text: string): number[] =>
  [...text.matchAll(new RegExp(String.raw`(\d{1,3}(?:[,.\s]\d{3})+|\d+)[\s-]?(?:${unit})`, 'gu'))].map(([, digits]) =>
    Number(digits!.replaceAll(/\D/gu, '')),
  );

/** The sentences of a tool’s page are typed, so each limit in them is compared with the fact that the server enforces. */
describe.each(locales)('the limits that the tool pages name in %s', (locale) => {
  it.each(tools.map(({ slug }) => slug).filter((slug) => slug !== 'ai-sticker-maker'))('are those of %s', async (slug) => {
    const { default: copy } = (await import(`../../copy/${locale}/tools/${slug}.ts`)) as { default: ToolCopy };
    const text = JSON.stringify(copy);
    const { fields } = tools.find((tool) => tool.slug === slug)!;
    const taken = fields.flatMap(({ kind }) => kinds[kind] ?? []);
    const sizes = taken.map((kind) => uploadRules[kind].bytes / megabyte);
    expect(before(spoken.bytes, text).filter((size) => !sizes.includes(size))).toEqual([]);
    const seconds: readonly number[] = taken.includes('audio')
      ? [leastSampleSeconds]
      : [...(taken.includes('video') ? [limits.videoSeconds] : []), durations.min, durations.max];
    expect(before(spoken.seconds, text).filter((count) => !seconds.includes(count))).toEqual([]);
    expect(before('characters|caractères|caracteres|символ|个字符', text).filter((count) => count !== textLengths.prompt)).toEqual([]);
    const megapixels = [limits.enhancedPixels / 1e6, Math.floor(mostEnlarged / 1e6)];
    expect(before('megapixels|mégapixels|megapíxeles|мегапиксел', text).filter((count) => !megapixels.includes(count))).toEqual([]);
  });

  it('are the days for which a chat answer is kept', async () => {
    const { default: copy } = (await import(`../../copy/${locale}/tools/ai-chatbot.ts`)) as { default: ToolCopy };
    expect(before(String.raw`days|jours|días|дн\p{L}*|天`, JSON.stringify(copy))).toEqual([
      retention.attempts.life / (24 * 60 * 60 * 1000),
    ]);
  });

  it('are that of a restyled photo', async () => {
    const { default: copy } = (await import(`../../copy/${locale}/tools/ai-image-to-image.ts`)) as { default: ToolCopy };
    expect(before('pixels|píxeles|пиксел|像素', JSON.stringify(copy))).toEqual([longestRestyled]);
  });

  it('are those of the refusal of a short voice sample', async () => {
    const { default: copy } = (await import(`../../copy/${locale}/server.ts`)) as { default: { shortVoice: string } };
    expect(before(spoken.seconds, copy.shortVoice)).toEqual([leastSampleSeconds]);
  });
});
