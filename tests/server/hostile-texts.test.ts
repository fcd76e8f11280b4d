/** What a reader of text costs at most, for every family of text that was made to cost much. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { EngineError } from '../../packages/engine/job/job.ts';
import { leftOutOf } from '../../packages/engine/left-out.ts';
import { readingsOf } from '../../packages/moderation/readings.ts';
import { parse } from '../../packages/draft/items/parse.ts';
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

const root = join(import.meta.dirname, '../..');
type Reader = { file: string; name: string };

/** Readers of what we wrote ourselves, of what a service signed, of a database or weights that a text alone does not reach, and parts of another. */
const ofOurOwn =
  /^(rulesIn|meaningAt|spokenWordsIn|partsIn|tablesIn|colorWordsIn|manifestIn|readEventJson|bytesOf|targetIn|retarget|clausesOf|translate|askGuard|promptFor|lettersAspect|lettersSvg|placesOf|parse|styledPlan)$/;

/** The head of an exported function that is given a text first. */
const shape = /^export (?:async )?(?:function|const) (\w+)(?: = )?\((?:text|prompt|sentence|words|value|spelled): string\b/gm;

/** Every exported function of these rooms that is given somebody's text first, found in the code, so that none can be forgotten. */
const readersIn = (...rooms: string[]): [string, Reader][] =>
  rooms
    .flatMap((room) => globSync(`${room}/**/*.ts`, { cwd: root, exclude: (path) => /node_modules|\/(tests|bench|build)\b/.test(path) }))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(shape)]
        .map(([, name]) => ({ file, name: name! }))
        .filter(({ name }) => !ofOurOwn.test(name)),
    )
    .map((reader) => [`${reader.file} ${reader.name}`, reader]);
/** What some are given besides: most take a language of the site, if anything. */
const others: Record<string, unknown[]> = {
  brokenRule: [{ today: new Date(), adult: false, isOneImage: true }],
  isAboutSomebodyReal: [readingsOf('a fox')],
  placesOfBirth: [new Date()],
  contentOf: ['fr', new Set()],
  drawablePlan: [{ locale: 'fr' }],
  airOf: [{ weathers: [], scene: 'none', time: 'day' }],
};

/** Returns how a reader is asked, which may refuse what it cannot read. */
async function readOf({ file, name }: Reader): Promise<(text: string) => void> {
  const found = ((await import(join(root, file))) as Record<string, (...given: unknown[]) => unknown>)[name]!;
  return (text) => {
    try {
      found(text, ...(others[name] ?? ['fr', {}, {}]));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  };
}

describe('in a child process, no text of a prompt takes longer than its deadline', () => {
  const { prompt } = textLengths;
  // Plans are made of what is parsed, and most of that is the same on every page.
  it.runIf(everyCase).each(['en', 'fr', 'zh'] as const)('Draft on a page in %s', { timeout: 120_000 }, (locale) =>
    expect(slow(inChild, prompt, (text) => parse(text, locale))).toEqual([]),
  );
  it.each(readersIn('packages/draft', 'packages/engine', 'packages/moderation'))('%s', { timeout: 120_000 }, async (_name, reader) =>
    expect(slow(inChild, prompt, await readOf(reader))).toEqual([]),
  );
});

describe('in the loop that answers everybody', () => {
  it.each(readersIn('contract/facts', 'contract/structs', 'server'))('%s', async (_name, reader) =>
    expect(slow(inLoop, textLengths.message, await readOf(reader))).toEqual([]),
  );

  it.each(['image.fromImage', 'video.fromImage'] as const)('what %s leaves out of the words of a form', (capability) =>
    expect(slow(inLoop, textLengths.prompt, (text) => leftOutOf(capability, text))).toEqual([]),
  );

  it('a line of the log', () => {
    const log = createLog('info', () => undefined);
    expect(slow(inLoop, 100_000, (text) => log.warn('a service answered', { error: new Error(text) }))).toEqual([]);
  });
});
