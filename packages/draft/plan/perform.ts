/** What a deed changes in those who take part in it, and what else is needed for it. */
import type { Deed } from '../words/deeds.ts';
import { several, type Cast } from './cast.ts';
import { bareThing, standIn } from './thing.ts';

export function perform(cast: Cast, deed: Deed, from: number, to: number): void {
  const { things, links } = cast;
  const [doer, other] = [things[from]!, things[to]!];
  if (deed === 'leap' && !doer.poses.includes('jumping')) doer.poses.push('jumping');
  if (deed === 'paint' && other.drawing?.icon !== 'easel') {
    // What is painted is on the canvas.
    links.splice(-1, 1);
    things.push(bareThing(standIn('paintbrush'), 'itself', ''));
    links.push({ relation: 'hold', from, to: things.length - 1 });
    setUpEasel(cast, from);
    links.push({ relation: 'on', from: to, to: things.length - 1 });
  }
  // Flowers that are watered grow in the ground, one by one.
  if (deed !== 'water' || other.drawing?.subgroup !== 'plant-flower') return;
  if (/^(?:bouquet|blossom)$/.test(other.drawing.icon)) other.drawing = standIn('tulip');
  other.count = Math.max(other.count, several);
}

/** Who paints stands before an easel. */
export function setUpEasel({ things, links }: Cast, by: number): void {
  things.push(bareThing(standIn('easel'), 'itself', ''));
  links.push({ relation: 'beside', from: by, to: things.length - 1, deed: 'paint' });
}

/** Two who hug or kiss without the words naming whom: two of one kind, or the two that were named last. Returns whether there are two. */
export function pairUp({ things, links }: Cast, deed: Deed, from: number): boolean {
  const doer = things[from];
  if (!doer || !/^(?:hug|kiss)$/.test(deed)) return false;
  if (doer.count === 2) {
    doer.count = 1;
    things.push({ ...structuredClone(doer), drawing: doer.drawing });
    links.push({ relation: 'face', from, to: things.length - 1, deed });
    return true;
  }
  const before = from - 1;
  if (before < 0 || doer.count > 1 || things[before]!.count > 1) return false;
  links.push({ relation: 'face', from: before, to: from, deed });
  return true;
}
