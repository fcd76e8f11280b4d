/** In French and Spanish a café is a drink and a place: the words around it say which. */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Item } from './parse.ts';
import { fold } from '../words/forms.ts';

/** What is said of places, and of no drink. */
const ofPlaces =
  /^(?:acogedor|tranquil|bohemi|vintage|modern|futurist|rustic|rustiq|elegant|animad|abarrotad|concurrid|antigu|ancien|litera|litter|parisi|itali|iluminad|eclair|vaci|vide|llen|bonde|anime|chaleureu|cosy|calme|charmant|terraza|terrasse|gente|gens|mesas|tables|clientes|clients|al aire libre|en plein air|barrio|quartier)/;
const isPassed = ({ kind, words }: Item): boolean =>
  /^(?:filler|size|mark|pose|colour|unknown)$/.test(kind) && !/^(?:avec|con)$/i.test(words);
const isOn = (item: Item | undefined): boolean => item?.kind === 'relation' && /^(?:in|on)$/.test(item.relation);

/** Whether somebody is in it, or before it: "dans un joli café", "en un café". */
function isInside(before: readonly Item[], locale: Locale): boolean {
  const side = before.findLast((item) => !isPassed(item) || ofPlaces.test(fold(item.words)));
  if (!side) return false;
  if (side.kind !== 'relation') return ofPlaces.test(fold(side.words));
  return /^(?:in|behind|before|beside|near)$/.test(side.relation) || (locale === 'es' && /^en$/i.test(side.words));
}

/** A café with the looks of a place, one that somebody is in, or one in a town. */
export const cafes = (items: readonly Item[], locale: Locale): readonly Item[] =>
  locale !== 'fr' && locale !== 'es'
    ? items
    : items.map((item, at) => {
        if (item.kind !== 'thing' || fold(item.words) !== 'cafe') return item;
        const after = items.slice(at + 1);
        const looks = after.slice(0, 3).filter(({ kind }) => kind !== 'stop');
        const [side, where] = after.filter((one) => !isPassed(one));
        const isInTown = isOn(side) ? where?.kind === 'place' : side?.kind === 'place' && /^[aà]$/i.test(after[0]!.words);
        return looks.some(({ words }) => ofPlaces.test(fold(words))) || isInTown || isInside(items.slice(0, at), locale)
          ? { kind: 'place', place: 'room', senses: item.senses, words: item.words }
          : item;
      });
