import { describe, expect, it } from 'vitest';
import { locales } from '../../../contract/facts/locales.ts';
import { concepts } from '../concepts.ts';
import { questionsIn } from '../questions.ts';
import { acts, common, foreign, light, nouns, ofTools, ofTopics, slight, strong, things, whole, type Rule } from '../rules.ts';
import { questionsOf } from './kit/questions.ts';

describe.each(locales)('in %s', (locale) => {
  it('at least 98 in 100 questions are about what they are found to be about, and at most 1 about something else', () => {
    const { find } = questionsIn(locale);
    const asked = questionsOf(locale).filter(({ topics }) => topics.length > 0);
    const wrong = asked
      .map(({ question, topics }) => ({
        question,
        topic: topics.join('+'),
        found: find(question)
          .map(({ topic }) => topic)
          .join('+'),
      }))
      .filter(({ topic, found }) => topic !== found);
    console.info(`${locale}: ${asked.length - wrong.length} of ${asked.length}`, wrong);
    expect(asked.length).toBeGreaterThanOrEqual(100);
    expect(1 - wrong.length / asked.length).toBeGreaterThanOrEqual(0.98);
    expect(wrong.filter(({ found }) => found !== '').length / asked.length).toBeLessThanOrEqual(0.01);
  });
});

it('the rules name the concepts that there are, and all of them', () => {
  const rules: Rule[] = [...Object.values(ofTopics), ...Object.values(ofTools)];
  const named = rules.flatMap(({ asks, beside }) => [...asks, beside].join(' ').split(/[ |]/));
  const listed = [light, slight, strong, acts, common, foreign, things, nouns, whole].flatMap((list) => [...list]);
  const inRules = new Set([...named, ...listed].filter((concept) => concept !== ''));
  expect([...inRules].toSorted()).toEqual([...concepts].toSorted());
});
