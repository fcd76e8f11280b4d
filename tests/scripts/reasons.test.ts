/** Every reason that the code names is a sentence for people, in each language and with nothing left to fill in. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { sentence, type MessageKey } from '../../server/messages/messages.ts';
import english from '../../copy/en/server.ts';

/** How the engine and the examination of files name a reason: `refuse('noFace')`, `new EngineError('refused', 'noFace')`. */
const named = /(?:\brefuse\(|'refused', )(?:[^'()?,]*\? )?'(\w+)'(?: : '(\w+)')?/g;

const reasons = new Set(
  globSync(['packages/engine/**/*.ts', 'server/**/*.ts'], { exclude: ['**/tests/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].flatMap(([, one, other]) => [one!, ...(other ? [other] : [])]),
  ),
);

it('has words for each reason that a file or a job is refused for', () => {
  expect(reasons.size).toBeGreaterThan(30);
  const missing = [...reasons].filter((reason) => !Object.hasOwn(english, reason));
  // The chat answers without its model where that has just been removed, so nobody reads why.
  expect(missing).toEqual(['noModel']);
  for (const locale of locales)
    for (const reason of reasons.difference(new Set(missing)))
      expect([locale, reason, sentence(locale, reason as MessageKey)]).toEqual([locale, reason, expect.not.stringMatching(/[{}]/)]);
});
