/** Parts of bodies and of buildings: whoever is drawn has them already, so what is said of a part is said of its owner. */
import { hasPart, isBuildingPart, isBuiltWith, isMouth, isTop } from './body.ts';
import { answer, applied, isSaid, spatial, type Cast } from './cast.ts';
import { join } from './links.ts';
import { describePart, drop } from './looks.ts';

/** "A house on its back", "a girl with red hair": the part is on the one who is drawn already. */
export function onBody(cast: Cast, words: string): boolean {
  if (isBuildingPart(words)) return onBuilding(cast, words);
  const at = cast.things.findLastIndex(({ drawing }) => drawing && hasPart(drawing, words));
  const whose = cast.things[at];
  if (!whose?.drawing || cast.count > 0) return false;
  const modifiers = cast.waiting;
  cast.waiting = [];
  cast.bodyOf = at;
  for (const modifier of modifiers) describePart(cast, modifier, words, whose);
  answer(cast, words, applied);
  const link = cast.pending;
  cast.pending = null;
  const carried = link && (link.from === at ? cast.current : link.from);
  const carrying = cast.links.findIndex(({ from, to }) => from === at && to === carried);
  if (link && carrying >= 0 && (isTop(words) || isMouth(words))) {
    cast.links.splice(carrying, 1);
    if (isTop(words)) join(cast, 'on', carried!, at);
    else cast.links.push({ relation: 'eat', from: at, to: carried! });
  } else if (link) {
    const isPosture = /^(sit|ride)$/.test(link.relation) || spatial.has(link.relation);
    // It is held already where the words say on which part.
    const apart = link.from !== at && link.from >= 0 && !cast.links.some(({ from, to }) => from === at && to === link.from);
    if (isPosture && apart) join(cast, link.relation === 'in' || link.relation === 'sit' ? 'on' : link.relation, link.from, at);
    if (link.from >= 0 && isSaid(cast, link.words, link.relation)) answer(cast, link.words, isPosture ? applied : null);
  }
  cast.current = at;
  cast.lastFiller = '';
  return true;
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
    if (isSaid(cast, link.words, link.relation)) answer(cast, link.words, done ? applied : null);
  }
  cast.current = at;
  cast.lastFiller = '';
  return true;
}
