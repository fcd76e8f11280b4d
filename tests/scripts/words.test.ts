import { describe, expect, test } from 'vitest';
import { concepts, spelling } from '../../scripts/check/words/glossary.ts';
import { findIn, insteadOf, roomOf } from '../../scripts/check/words/scan.ts';

const rulesIn = (text: string, path = 'server/x.ts'): string[] => findIn(path, text).map(({ rule }) => rule);

describe('a word to avoid is found', () => {
  test.each([
    ['in an identifier', 'const keptPictures = 1;', ['picture']],
    ['in capitals', 'const MAX_FILMS = 1;', ['film']],
    ['in each of its forms', '// pressed, pressing, presses', ['press', 'press', 'press']],
    ['in a comment over lines', '/**\n * The guest.\n */', ['guest']],
    ['in British spelling', 'const textColour = 1;', ['colour']],
    ['as a bare type', 'type Box = { x: number };\nexport interface Row {}', ['type Box', 'type Row']],
    [
      'in the title of a test',
      "it('keeps a picture', () => {}); describe.each([['(', 1]])('a film of %s', () => {});",
      ['film', 'picture'],
    ],
    ['in a title in a template', 'test(`a guest on ${page}`, () => {});', ['guest']],
    ['as a phrase', '// Whoever asks: this is no answer.', ['is no …', 'whoever']],
    ['after a string with a comment in it', "const a = 'http://x'; const film = 1;", ['film']],
    ['after a regular expression with a quote in it', "const a = x.match(/'/); const film = 1;", ['film']],
  ])('%s', (_, text, rules) => expect(rulesIn(text).toSorted()).toEqual(rules));

  test('in the path of the file', () => {
    expect(findIn('server/film/kept-picture.ts', '')).toEqual([
      { rule: 'film', path: 'server/film/kept-picture.ts', at: 0, text: 'server/film/kept-picture.ts' },
      { rule: 'picture', path: 'server/film/kept-picture.ts', at: 0, text: 'server/film/kept-picture.ts' },
    ]);
  });

  test('a word to avoid is found in the name of a rule of a chart, and in no other key', () => {
    const text = "const rules = {\n  'a press waits': 1,\n};";
    expect(findIn('machines/batch/batch.model.ts', text)).toMatchObject([{ rule: 'press', at: 2 }]);
    expect(findIn('machines/batch/batch.rules.ts', text)).toEqual([]);
  });

  test('with its line', () => expect(findIn('a.ts', 'x();\n\n/* a\nb */ film();').map(({ at }) => at)).toEqual([4]));
});

describe('what is not found', () => {
  test.each([
    ['a sentence', "const text = 'Your picture';"],
    ['a name of the API in a string', 'call(`colour`, "guest");'],
    ['a part of a longer word', 'const expression = compressed; // impressive'],
    ['"no longer" and "no more"', '// It is no longer needed; there are no more.'],
    ['a member of the browser’s interface', "page.keyboard.press('Enter'); return <button aria-pressed={true} />;"],
    ['a word that a title quotes or fills in', 'test(`"Pictures" of ${picture.name}`, () => {});'],
    ['a type with a full name', 'type FaceBox = { x: number };'],
  ])('%s', (_, text) => expect(rulesIn(text)).toEqual([]));

  test('a word that is the subject of its room', () => expect(rulesIn('const heard = 1;', 'packages/help/reading.ts')).toEqual([]));
});

test('every rule suggests what to write instead', () => {
  for (const rule of [...concepts.flatMap(({ avoid }) => avoid), ...Object.keys(spelling)]) expect(insteadOf.get(rule)).toBeTruthy();
});

test('findings are reported by room', () => {
  expect(['server/users/x.ts', 'packages/engine/face/x.ts', 'machines/auth/x.ts', 'server/main.ts', 'vite.config.ts'].map(roomOf)).toEqual([
    'server/users',
    'packages/engine',
    'machines',
    'server',
    'root',
  ]);
});
