/** What a noun adds to the image: a thing of its own, or a shape, a mood, a part, or a deed of one that is in it. */
import { isBuildingPart, isFace, isHair, isPart } from './body.ts';
import { actions, actor, answer, applied, several, spatial, takeWaiting, type Cast } from './cast.ts';
import { isEars } from '../art/ears.ts';
import { addCollection } from './collections.ts';
import { isCouple, isFamily } from '../words/families.ts';
import { growLater, growthOf } from './fields.ts';
import { addFamily, countImplied } from './groups.ts';
import type { Sense } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { isLively, isPerson, isSmiley, isVehicle, wornAt } from '../art/kinds.ts';
import { darken } from './links.ts';
import { apply, areFaces, drop, give, spreadMoods } from './looks.ts';
import type { Item } from '../items/item.ts';
import { asDrawn, onBody, wrap } from './parts.ts';
import { standIn } from './thing.ts';
import { shows } from './setting.ts';
import { outlineOf } from '../items/shaped.ts';
import { suited } from '../art/suited.ts';
import { addThing, settle } from './things.ts';
import { fold } from '../words/forms.ts';
import { asWritten, listOf } from '../words/table.ts';

type Noun = Extract<Item, { kind: 'thing' }>;

const isOfWord = asWritten(listOf('of'));
const isPile = asWritten(listOf('pile'));
const isPiled = ({ icon }: Drawing): boolean => /^(?:books|pancakes|wood|brick|coin|money-bag)$/.test(icon);
const isAutumn = asWritten(listOf('autumn'));

/** What English has near to a word that nobody draws, and what is never meant by one: a marsh was a moon, and a back a leg. */
const isFarFetched = ({ icon, subgroup }: Drawing): boolean =>
  (subgroup === 'body-parts' && icon !== 'mouth') || /^(?:crescent-moon|worm|cook)$/.test(icon);

/** What follows a noun without an article, as only a verb does: "un lapin sort d’un chapeau", "дедушка тает". */
function isBareVerb(cast: Cast, item: Noun, next: Item | undefined): boolean {
  const [{ fit }] = item.senses as [Sense];
  const isBare = cast.previous?.kind === 'thing' && cast.waiting.length === 0 && cast.count === 0 && cast.clause === null;
  if (!isBare || /\p{Extended_Pictographic}|\p{Lu}/u.test(item.words) || !isAble(cast)) return false;
  if (cast.locale === 'ru')
    return (
      fit !== 'itself' && isLively(cast.things[cast.current]!.drawing!) && /(?:[аеёиоуыюя]ет|[ёи]т|[ую]т|[ая]т)(?:ся)?$/i.test(item.words)
    );
  if (cast.locale !== 'fr' && cast.locale !== 'es') return false;
  const isAfterNoun = cast.lastFiller === '' || /^(?:se|s|qui|que)$/.test(cast.lastFiller);
  return (
    isAfterNoun &&
    !/[sx]$/.test(item.words) &&
    (fit !== 'itself' ? next !== undefined && /^(?:filler|relation|place)$/.test(next.kind) : isArticle(next))
  );
}
const isAble = (cast: Cast): boolean => {
  const { drawing } = cast.things[cast.current] ?? {};
  return Boolean(drawing && (isLively(drawing) || isVehicle(drawing) || /moon|^sun/.test(drawing.icon)));
};
const isArticle = (next: Item | undefined): boolean =>
  next?.kind === 'filler' && /^(?:un|une|le|la|les|des|l|el|los|las|una|unos|unas)$/.test(fold(next.words));

/** Takes a noun into the image; false where all that it could mean would be wrong beside the rest. */
export function takeNoun(cast: Cast, item: Noun, next: Item | undefined, afterNext: Item | undefined): boolean {
  if (isOfAnother(cast, item, next, afterNext)) return true;
  if (
    cast.clear &&
    item.senses[0]!.fit === 'near' &&
    (cast.locale !== 'en' || isFarFetched(item.senses[0]!.drawing)) &&
    !/^[34]$/.test(String(item.senses[0]!.drawing.group)) &&
    !isCouple(item.words) &&
    !isFamily(item.words)
  ) {
    // Beside things that the words do name, what is only near to a word would be wrong.
    cast.pending = null;
    drop(cast);
    answer(cast, item.words, null);
    return false;
  }
  if (!cast.placeless && shows(cast, item)) {
    answer(cast, item.words, applied);
    return true;
  }
  if (isCouple(item.words)) {
    addFamily(cast, item.words, { kind: 'count', count: 2, words: '' }, undefined);
    return true;
  }
  if (isAutumn(item.words)) cast.pending = null;
  if (item.senses[0]!.drawing.icon === 'umbrella-with-rain-drops' && !cast.placeless) {
    // "With an umbrella in the rain": the rain is the image's.
    item = { ...item, senses: [{ drawing: standIn('umbrella'), fit: 'itself' }] };
    if (!cast.setting.weathers.includes('rain')) cast.setting.weathers.push('rain');
  }
  if (/^glasses$/i.test(item.words) && cast.things.some(({ drawing }) => /bottle|pouring/.test(drawing?.icon ?? '')))
    item = { ...item, senses: [{ drawing: standIn('wine-glass'), fit: 'itself' }] };
  if (isFamily(item.words)) {
    const animal =
      cast.previous?.kind === 'thing' && cast.things[cast.current]?.drawing && !isPerson(cast.things[cast.current]!.drawing!)
        ? cast.things[cast.current]!
        : null;
    if (animal) {
      animal.count = Math.max(animal.count, several);
      answer(cast, item.words, applied);
    } else addFamily(cast, item.words, next, afterNext);
    return true;
  }
  if (item.members) {
    addCollection(cast, item, item.members);
    cast.lastFiller = '';
    return true;
  }
  const growth = growthOf(cast, item, next);
  // One drawing of books is a pile of them.
  if (isPile(cast.countWords) && isPiled(item.senses[0]!.drawing)) cast.count = 1;
  if (cast.count === 0) cast.count = countImplied(item);
  addThing(cast, item.senses, item.words);
  growLater(cast, growth);
  if (cast.lettering && cast.things[cast.current]) {
    cast.things[cast.current]!.text = cast.lettering;
    answer(cast, cast.lettering, applied);
    cast.lettering = '';
  }
  if (cast.locale === 'zh' && next?.kind === 'of' && afterNext && cast.clause === null && cast.links.length > 0) {
    // 骑马的人: the rider follows.
    const last = cast.links.at(-1)!;
    const doer = cast.things[last.from]?.drawing;
    // 树下骑自行车的男孩: no tree rides.
    const isNobodys = cast.things.length > 1 && doer !== null && doer !== undefined && !isLively(doer);
    if (last.to === cast.current && actions.has(last.relation) && (cast.things.length === 1 || isNobodys)) {
      if (isNobodys) cast.links.pop();
      cast.clause = { relation: last.relation, to: cast.current, words: '' };
    }
  }
  // 蓝色旗袍的女人: who follows wears it.
  if (
    cast.locale === 'zh' &&
    next?.kind === 'of' &&
    afterNext?.kind === 'thing' &&
    cast.clause === null &&
    isLively(afterNext.senses[0]!.drawing) &&
    wornAt(cast.things[cast.current]!.drawing ?? afterNext.senses[0]!.drawing)
  )
    cast.clause = { relation: 'wear', to: cast.current, words: '' };
  cast.lastFiller = '';
  return true;
}

/** Whether a noun says something of a thing that is in the image, or of the one that follows. */
function isOfAnother(cast: Cast, item: Noun, next: Item | undefined, afterNext: Item | undefined): boolean {
  if (cast.shaping) {
    const { drawing, fit } = item.senses[0]!;
    const { to } = cast.shaping;
    const dressed = to.drawing && suited(to.drawing, drawing);
    if (dressed) to.drawing = dressed;
    else give(to, outlineOf(fold(item.words), cast.locale) ?? drawing);
    answer(cast, cast.shaping.words, applied);
    answer(cast, item.words, { drawing, fit });
    cast.shaping = null;
    // Of "a lion’s head" the head is drawn.
    if (next?.kind === 'thing' && isPart(next.words)) cast.drawnPart = next;
    return true;
  }
  if (item === cast.drawnPart) {
    answer(cast, item.words, applied);
    return true;
  }
  // “Angry faces” are a drawing of their own.
  if (areFaces(item.words) && spreadMoods(cast, item.words)) return true;
  if (/ faces$/i.test(item.words) && isSmiley(item.senses[0]!.drawing) && spreadMoods(cast, item.words, item.senses[0]!.drawing))
    return true;
  if (/^(?:fr|es)$/.test(cast.locale) && areFaces(item.words) && next?.kind === 'mark' && cast.things[cast.current]) {
    cast.facesOf = cast.things[cast.current]!;
    cast.pending = null;
    answer(cast, item.words, applied);
    return true;
  }
  if (/^silhouettes?$/i.test(item.words) && cast.previous?.kind === 'thing' && cast.lastFiller === '' && cast.things[cast.current]) {
    darken(cast, cast.current);
    answer(cast, item.words, applied);
    return true;
  }
  if (
    cast.locale === 'zh' &&
    (isHair(item.words) || isEars(item.words)) &&
    next?.kind === 'of' &&
    (afterNext?.kind === 'color' || (afterNext?.kind === 'thing' && isLively(afterNext.senses[0]!.drawing)))
  ) {
    cast.partOfNext = { words: item.words, modifiers: takeWaiting(cast) };
    return true;
  }
  if (isPart(item.words) && cast.pending && spatial.has(cast.pending.relation) && isOwned(next)) {
    cast.partOfNext = { words: item.words, modifiers: takeWaiting(cast) };
    return true;
  }
  if ((isPart(item.words) || isBuildingPart(item.words)) && onBody(cast, item.words)) return true;
  if (asDrawn(cast, item.words) || wrap(cast, item.senses[0]!.drawing, item.words)) return true;
  const isMoody = next?.kind === 'mark' || cast.waiting.some(({ kind }) => kind === 'mark');
  if (isFace(item.words) && (isMoody || cast.pending?.relation === 'with') && cast.things[cast.current]) {
    // A cup with a happy face is a happy cup, and with any face it smiles.
    const wearer = cast.things[cast.pending?.from ?? cast.current] ?? cast.things[cast.current]!;
    wearer.faced = true;
    if (!isMoody) apply(cast, { kind: 'mark', mark: 'smiling-face', words: item.words }, wearer);
    cast.pending = null;
    settle(cast);
    answer(cast, item.words, applied);
    return true;
  }
  if (isBareVerb(cast, item, next)) {
    answer(cast, item.words, null);
    return true;
  }
  if (isDoing(cast, item, next)) {
    // Whatever a verb is named like, it isn't a thing beside its actor.
    answer(cast, item.words, null);
    cast.pending =
      item.words === 'building'
        ? { relation: 'beside', from: actor(cast), words: 'with', deed: 'make' }
        : { relation: 'face', from: actor(cast), words: 'with' };
    cast.lastFiller = '';
    return true;
  }
  return false;
}

/** "Sur le nez d’un chien": the nose is that of the dog, who follows. */
const isOwned = (next: Item | undefined): boolean => next?.kind === 'filler' && isOfWord(next.words);

/** "Kids building a tower": a verb of someone, and no building. */
function isDoing(cast: Cast, item: Noun, next: Item | undefined): boolean {
  const follows = cast.previous?.kind === 'thing' && cast.lastFiller === '' && cast.waiting.length === 0 && /[^ ]{3}ing$/.test(item.words);
  const { drawing } = cast.things[cast.current] ?? {};
  return (
    cast.locale === 'en' && follows && next !== undefined && !/^(stop|written)$/.test(next.kind) && Boolean(drawing && isLively(drawing))
  );
}
