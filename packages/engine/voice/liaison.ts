/** Where French links two words: eSpeak NG links nearly all, “chacun n-a” and “les parents z-ont”, which nobody says. */

/** Words that are linked to the word after them; after all others, a linking consonant is left out. */
const linking = new Set(
  [
    'les des ces mes tes ses nos vos leurs aux un mon ton son aucun quels quelles plusieurs quelques certains certaines',
    'deux trois six dix vingt cent nous vous ils elles on en y dans chez sans sous dès très plus moins bien trop tout tous toutes quand dont est sont',
    'petit petits petites grand grands grandes gros grosses bon bons bonnes mauvais mauvaises beaux belles nouveaux nouvelles ancien anciens anciennes',
    'autres jeunes vieux vieilles premier premiers premières dernier derniers dernières prochains prochaines futurs futures saint hauts hautes longs longues',
  ].flatMap((words) => words.split(' ')),
);
/** Short words are those of grammar, with which eSpeak NG is right. */
const silent = /^.{4,}[dnpstxz]$/u;
const vowel = /^[aeiouyhàâäéèêëîïôöùûüœæ]/iu;

/** Cuts a text between words that aren't linked, so that each piece is pronounced alone. */
export function unlinked(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const word of text.trim().split(/\s+/u)) {
    const cut = pieces.length === 0 || (silent.test(before) && vowel.test(word) && !linking.has(before.toLowerCase()));
    if (cut) pieces.push(word);
    else pieces[pieces.length - 1] += ` ${word}`;
    before = word.replace(/^.*['’-]/u, '');
  }
  return pieces;
}
