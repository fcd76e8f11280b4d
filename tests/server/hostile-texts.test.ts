/** What a reader of text costs at most, for every family of text that was made to cost much. */
import { describe, expect, it } from 'vitest';
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { parse } from '../../packages/draft/items/parse.ts';
import { clothIn } from '../../packages/engine/garment/words.ts';
import { askedIn as portraitIn } from '../../packages/engine/portrait/ask.ts';
import { ordinalsSpoken } from '../../packages/engine/speech/ordinals.ts';
import { spoken } from '../../packages/engine/speech/spoken.ts';
import { languageOf, sentencesOf } from '../../packages/engine/speech/text.ts';
import { askedIn as styleIn } from '../../packages/engine/styles/words.ts';
import { everyCase } from '../depth.ts';
import { createLog } from '../../server/core/log.ts';
import { hostileTexts } from './kit/hostile-texts.ts';
import { processorTime } from './kit/processor-time.ts';

/** Milliseconds of its thread's processor that a text may take in a child process, and in the loop that answers everybody. */
const inChild = 2000;
const inLoop = 50;

/** Returns the families that take longer than `limit`, each with its best time of three: code that is not compiled yet must not look slow. */
function slow(limit: number, length: number, read: (text: string) => unknown): string[] {
  read('a fox in the snow');
  const timeOf = (text: string): number => {
    const begin = processorTime();
    read(text);
    return processorTime() - begin;
  };
  // A quick run reads every third family.
  const asked = hostileTexts(length).filter((_, index) => everyCase || index % 3 === 0);
  return asked.flatMap(([name, text]) => {
    let best = timeOf(text);
    for (let again = 0; best > limit && best < 10 * limit && again < 2; again += 1) best = Math.min(best, timeOf(text));
    return best > limit ? [`${name}: ${Math.round(best)} ms`] : [];
  });
}

describe('in a child process, no text of a prompt takes longer than its deadline', () => {
  const { prompt } = textLengths;
  // Most of what is done with a text is the same on every page.
  const pages = everyCase ? (['en', 'fr', 'zh'] as const) : (['en'] as const);
  it.each(pages)('Draft on a page in %s', { timeout: 120_000 }, (locale) =>
    expect(slow(inChild, prompt, (text) => parse(text, locale))).toEqual([]),
  );

  it.each([
    ['portraits', portraitIn],
    ['garments', clothIn],
    ['styles', styleIn],
    ['the language of a voice', (text: string) => languageOf(text, 'en')],
    ['sentences of a voice', (text: string) => sentencesOf(text, 'en')],
    ['what a voice says', (text: string) => spoken(text, 'fr')],
    ['ordinals', (text: string) => ordinalsSpoken(text, 'ru')],
  ])('%s', { timeout: 120_000 }, (_name, read) => expect(slow(inChild, prompt, read)).toEqual([]));
});

describe('in the loop that answers everybody', () => {
  it('a line of the log', () => {
    const log = createLog('info', () => undefined);
    expect(slow(inLoop, 100_000, (text) => log.warn('a service answered', { error: new Error(text) }))).toEqual([]);
  });
});
