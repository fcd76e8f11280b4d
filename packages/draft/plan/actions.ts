/** What someone does, and where: the relations that the words name between two things, or of one alone. */
import { actions, actor, answer, applied, isMessage, spatial, spatialAnchor, type Cast } from './cast.ts';
import { isHand, isMouth } from './body.ts';
import { isReading, type Relation } from '../words/grammar.ts';
import { asWritten, inPhrase, listOf } from '../words/table.ts';
import { canSit, isLively } from '../art/kinds.ts';
import { join } from './links.ts';
import { apply } from './looks.ts';
import type { Item } from '../items/item.ts';
import type { Pose } from '../words/properties.ts';
import { pairUp } from './perform.ts';
import { standIn } from './thing.ts';
import { addThing, settleCounted } from './things.ts';

const isSleeping = inPhrase(listOf('sleep'));
const isWaving = asWritten(listOf('wave'));

/** What someone does when the words name nothing to do it to. */
const idle: Partial<Record<Relation, Pose>> = { ride: 'running', chase: 'running' };

/** Joins the thing before to the one that follows, as soon as that is named. */
export function relate(cast: Cast, item: Extract<Item, { kind: 'relation' }>, next: Item | undefined): void {
  const { relation, words } = item;
  // "‘Hello’ written on it": the words are on their board already.
  if (cast.previous?.kind === 'written' && /^(written|printed|painted|stamped|drawn) /i.test(words)) {
    return answer(cast, words, applied);
  }
  // Chinese says the side after the thing: 桌子上.
  if (cast.locale === 'zh' && spatial.has(relation) && !item.deed) {
    settleCounted(cast);
    if (cast.previous?.kind === 'place' || cast.current < 0) return;
    // 手里拿着一朵花: on which part is said before what is done with it, and is the end of the part's own words.
    if (cast.partNamed && next?.kind === 'relation') return;
    if (cast.partNamed && (isHand(cast.partNamed) || isMouth(cast.partNamed))) {
      cast.pending = { relation: isMouth(cast.partNamed) ? 'eat' : 'hold', from: actor(cast), words: '' };
      return;
    }
    const seat = cast.links.find((link) => link.relation === 'sit' && link.to === cast.current);
    if (next?.kind === 'of') cast.clause = { relation, to: cast.current, words };
    // 坐在礼物旁边: beside it, and not on it.
    else if (seat && relation !== 'on' && relation !== 'in') seat.relation = relation;
    else if (cast.current > 0) join(cast, relation, carrierOf(cast, cast.current - 1), cast.current);
    else cast.clause = { relation, to: cast.current, words };
    return;
  }
  settleCounted(cast);
  const doer = actor(cast);
  const from = item.deed || actions.has(relation) || relation === 'with' ? doer : spatialAnchor(cast);
  // A train that pulls, or a flower that "pousse", does nothing with hands.
  const doing = cast.things[doer]?.drawing;
  const deed = doing && !isLively(doing) ? undefined : item.deed;
  // A person who sleeps somewhere sleeps.
  const sleeper = isSleeping(words) ? cast.things[from] : undefined;
  if (sleeper && !sleeper.marks.includes('zzz')) sleeper.marks.push('zzz');
  // And anyone who lies somewhere lies.
  const lies = /^(?:lying|laying|lies|lay) /i.test(words) ? cast.things[from] : undefined;
  const [left, top, right, bottom] = lies?.drawing?.box ?? [0, 0, 1, 1];
  const isTall = bottom - top > 1.3 * (right - left);
  if (lies?.drawing && (isTall || isLively(lies.drawing)) && !lies.poses.includes('lying')) lies.poses.push('lying');
  // "Playing on a beach": the action has no thing of its own.
  giveUp(cast);
  cast.pending = { relation, from, words, deed };
}

/** A person who wears or holds what was named: 猫戴着墨镜躺在椅子上. */
const carrierOf = ({ links }: Cast, at: number): number =>
  links.find(({ to, relation }) => to === at && /wear|hold|play|eat/.test(relation))?.from ?? at;

/** Who sits on nothing that is named sits on the ground. */
const restsIn = ({ things, placeless }: Cast, relation: Relation, from: number): boolean => {
  const drawing = things[from]?.drawing;
  return relation === 'sit' && !placeless && drawing !== null && drawing !== undefined && canSit(drawing);
};

/** A relation that nothing follows is still something its actor does. */
export function giveUp(cast: Cast): void {
  if (!cast.pending) return;
  const { relation, from, words, deed } = cast.pending;
  cast.pending = null;
  if (deed && pairUp(cast, deed, from)) return answer(cast, words, applied);
  if (!isMessage(cast, words, relation)) return;
  if (relation === 'hold' && isReading(words) && cast.things[from]) {
    addThing(cast, [{ drawing: standIn('open-book'), fit: 'itself' }], words);
    join(cast, 'hold', from, cast.current);
    return;
  }
  // People who wave wave their hands, where nothing else is named.
  if (relation === 'hold' && isWaving(words) && cast.things[from])
    return apply(cast, { kind: 'mark', mark: 'waving-hand', words }, cast.things[from]);
  // What nobody can draw is not played, ridden, or looked at in the image.
  if (cast.previous?.kind === 'unknown') return answer(cast, words, null);
  const [does, to] = [deed === 'leap' ? 'jumping' : restsIn(cast, relation, from) ? 'sitting' : idle[relation], cast.things[from]];
  if (!does || !to?.drawing) return answer(cast, words, null);
  if (!to.poses.includes(does)) to.poses.push(does);
  answer(cast, words, applied);
}
