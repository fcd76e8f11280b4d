/** Which French words are linked: after grammar's own words as people do, after nouns and verbs never. */
import { expect, test } from 'vitest';
import { clausesOf } from '../voice/phonemes.ts';
import { openEspeak } from '../voice/espeak.ts';
import { unlinked } from '../voice/liaison.ts';

test.each([
  ['chacun a le droit', ['chacun', 'a le droit']],
  ['les enfants ont des amis', ['les enfants', 'ont des amis']],
  ['deux autres idées', ['deux autres idées']],
  ['qu’aucun homme', ['qu’aucun homme']],
  ['un petit oiseau et ses parents', ['un petit oiseau et ses parents']],
  ['', ['']],
])('%s', (text, pieces) => expect(unlinked(text)).toEqual(pieces));

test('no word is lost, none is linked to a noun, and foreign words have French sounds', async () => {
  await using espeak = openEspeak();
  const [linked = ''] = await clausesOf('Les parents ont un smartphone', 'fr', espeak);
  expect(linked).toContain('paʁˈɑ̃ ˈɔ̃');
  const [foreign = ''] = await clausesOf('Trump achète une start-up', 'fr', espeak);
  expect(foreign).not.toMatch(/[ɹʌɪʊæːh]/u);
  expect(foreign).toContain('stˈaʁt');
  const [borrowed = ''] = await clausesOf('un talk-show à New York', 'fr', espeak);
  expect(borrowed).toMatch(/tˈɔk.*jˈɔʁk/u);
});
