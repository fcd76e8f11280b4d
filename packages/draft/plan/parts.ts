/** Parts of bodies and of buildings: anyone who is drawn has them already, so what is said of a part is said of its owner. */
import {
  hasPart,
  isBeard,
  isBuildingPart,
  isBuiltWith,
  isDrawnIn,
  isDrawnWith,
  isHand,
  isMouth,
  isOwnHat,
  isShoulder,
  isTop,
} from './body.ts';
import { answer, applied, isJoined, isMessage, spatial, takeWaiting, type Cast } from './cast.ts';
import type { Drawing } from '../art/drawing.ts';
import { isCrowned } from '../art/hats.ts';
import { join } from './links.ts';
import { apply, describePart, drop } from './looks.ts';
import type { Thing } from './thing.ts';

/** Whose part is named: usually the last thing that has one. In "a pirate with a parrot on the shoulder" it is the pirate's, since a parrot cannot sit on itself. */
function ownerOf(cast: Cast, words: string): number {
  const has = (at: number) => Boolean(cast.things[at]?.drawing && hasPart(cast.things[at].drawing, words));
  const at = cast.things.findLastIndex((_, place) => has(place));
  const link = cast.pending;
  const isCarried = link?.relation === 'on' && (link.from === at || cast.links.some(({ from, to }) => from === link.from && to === at));
  const host = isCarried ? cast.links.find(({ to }) => to === at)?.from : undefined;
  return host !== undefined && has(host) ? host : at;
}

/** "A house on its back", "a girl with red hair": the part is on the one who is drawn already. */
export function onBody(cast: Cast, words: string): boolean {
  if (isBuildingPart(words)) return onBuilding(cast, words);
  const at = ownerOf(cast, words);
  const whose = cast.things[at];
  if (!whose?.drawing || cast.count > 0) return false;
  cast.bodyOf = at;
  for (const modifier of takeWaiting(cast)) describePart(cast, modifier, words, whose);
  answer(cast, words, applied);
  const link = cast.pending;
  cast.pending = null;
  if (link) relateToPart(cast, words, at, link);
  cast.current = at;
  cast.lastFiller = '';
  return true;
}

/** "A bird on his head", "with a flower in her hand": what is related to a part is related to its owner, who is at `at`. */
function relateToPart(cast: Cast, words: string, at: number, link: NonNullable<Cast['pending']>): void {
  const carried = link.from === at ? cast.current : link.from;
  const carrying = cast.links.findIndex(({ from, to }) => from === at && to === carried);
  if (carrying >= 0 && (isTop(words) || isMouth(words))) {
    cast.links.splice(carrying, 1);
    if (isTop(words)) {
      join(cast, 'on', carried, at);
      if (isShoulder(words)) Object.assign(cast.links.at(-1)!, { at: 'shoulder' });
    } else cast.links.push({ relation: 'eat', from: at, to: carried });
  } else if (carrying >= 0 && isHand(words) && cast.links[carrying]!.relation === 'beside') {
    // "With a flower in her hand": she holds it.
    cast.links[carrying] = { relation: 'hold', from: at, to: carried };
  } else {
    const isPosture = /^(sit|ride)$/.test(link.relation) || spatial.has(link.relation);
    // It is held already where the words say on which part.
    const apart = link.from !== at && link.from >= 0 && !cast.links.some(({ from, to }) => from === at && to === link.from);
    if (isPosture && apart) join(cast, link.relation === 'in' || link.relation === 'sit' ? 'on' : link.relation, link.from, at);
    if (link.from >= 0 && isMessage(cast, link.words, link.relation)) answer(cast, link.words, isPosture ? applied : null);
  }
}

/** "A red hat and a beard": what is joined to something worn is worn by the same. */
function alsoWorn({ links, things, lastFiller, partNamed, bodyOf }: Cast): Cast['pending'] {
  if (!isJoined({ lastFiller })) return null;
  const worn = links.findLast(({ to }) => to === things.length - 1);
  const from = partNamed && bodyOf >= 0 ? bodyOf : worn?.relation === 'wear' ? worn.from : -1;
  return from < 0 ? null : { relation: 'with', from, words: 'with' };
}

type Worn = { link: NonNullable<Cast['pending']>; whose: Thing; drawing: Drawing };

/** Who wears what is named now, by the words before it, if anything is drawn for them. */
function wearerOf(cast: Cast): Worn | null {
  const link = cast.pending ?? alsoWorn(cast);
  const whose = link && /^(with|wear|in)$/.test(link.relation) ? cast.things[link.from] : undefined;
  return link && whose?.drawing ? { link, whose, drawing: whose.drawing } : null;
}

/** What has been named is part of the wearer's drawing, so the words go on about the wearer. */
function settleWorn(cast: Cast, words: string, link: Worn['link']): true {
  answer(cast, words, applied);
  if (isMessage(cast, link.words, link.relation)) answer(cast, link.words, applied);
  [cast.pending, cast.current, cast.lastFiller] = [null, link.from, ''];
  return true;
}

/** "A woman with a red headscarf": she is drawn with it. */
export function wrap(cast: Cast, drawing: Drawing, words: string): boolean {
  const worn = wearerOf(cast);
  if (!worn || drawing.icon !== 'woman-with-headscarf' || !/^(woman|girl|old-woman|person)$/.test(worn.drawing.icon)) return false;
  worn.whose.drawing = drawing;
  cast.pending = null;
  for (const modifier of takeWaiting(cast)) apply(cast, modifier, worn.whose);
  return settleWorn(cast, words, worn.link);
}

/** "A chef with a green hat": a chef's drawing has a hat already, so no second one is added, and the hat is painted where it can be. */
export function asDrawn(cast: Cast, words: string): boolean {
  const worn = wearerOf(cast);
  if (!worn || cast.count > 0 || !isDrawnWith(worn.drawing, words)) return false;
  const { link, whose, drawing } = worn;
  const isSeen = cast.waiting.every(
    (one) =>
      (one.kind === 'color' && (isOwnHat(drawing, words) || isDrawnIn(drawing, words, one.color))) ||
      (one.kind === 'material' && one.material === 'gold' && isCrowned(drawing)) ||
      (one.kind === 'size' && /^(?:wide|tall|large)$/.test(one.size) && isBeard(words) && drawing.icon === 'man-mage'),
  );
  if (!isSeen) return false;
  for (const modifier of takeWaiting(cast))
    if (modifier.kind === 'color') describePart(cast, modifier, words, whose);
    else answer(cast, modifier.words, applied);
  cast.bodyOf = link.from;
  return settleWorn(cast, words, link);
}

/** "A house with a red door": it has one, in its own color. */
function onBuilding(cast: Cast, words: string): boolean {
  const at = cast.things.findLastIndex(({ drawing }) => drawing && isBuiltWith(drawing, words));
  const link = cast.pending;
  if (at < 0 || cast.count > 0 || !(link || cast.lastFiller)) return false;
  cast.pending = null;
  drop(cast);
  answer(cast, words, applied);
  if (link && link.from !== at && link.from >= 0) {
    const done = join(cast, link.relation === 'in' ? 'above' : link.relation === 'with' ? 'beside' : link.relation, link.from, at);
    if (isMessage(cast, link.words, link.relation)) answer(cast, link.words, done ? applied : null);
  }
  cast.current = at;
  cast.lastFiller = '';
  return true;
}
