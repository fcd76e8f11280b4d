/** Where a plan that names no place is drawn: who lives, drives or is built stands outdoors, furniture in a room, and anything else before rays. */
import { isAnimal, isPerson, isVehicle } from '../art/kinds.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Plan } from '../plan/plan.ts';
import type { Thing } from '../plan/thing.ts';
import type { Setting } from './canvas.ts';

const furniture = /^(table|couch-and-lamp|couch|bed|chair|oven|fridge|bathtub|shelf|television|toilet|washer|window|lamp|candle)$/;
const outdoors = (drawing: Drawing): boolean =>
  isPerson(drawing) ||
  isAnimal(drawing) ||
  (isVehicle(drawing) && /ground/.test(drawing.subgroup)) ||
  drawing.subgroup.startsWith('place-building');

/** The plan with a place that suits its things; the same plan where one is named, or a background is. */
export function placed(plan: Plan): Plan {
  const { scene, wall, things } = plan;
  if (scene !== 'studio' || wall || things.some(({ text, drawing }) => text !== undefined || !drawing)) return plan;
  const drawings = things.flatMap(({ drawing }) => drawing ?? []);
  if (things.length > 1 && drawings.some(({ icon }) => furniture.test(icon))) return { ...plan, scene: 'room' };
  return drawings.some(outdoors) ? { ...plan, scene: 'meadow' } : plan;
}

const land = new Set<Plan['scene']>(['meadow', 'forest', 'mountain', 'snow', 'city', 'beach', 'sea', 'desert']);
const isPlain = ({ colors, materials, sizes, text, count }: Thing): boolean =>
  colors.length + materials.length + sizes.length === 0 && text === undefined && count === 1;

/** What of the place a thing is: mountains behind, or the autumn. */
function partOfPlace(plan: Plan, thing: Thing): 'mountain' | 'city' | 'autumn' | null {
  if (!land.has(plan.scene) || plan.things.length < 2 || !thing.drawing || !isPlain(thing)) return null;
  const { icon } = thing.drawing;
  if (/^(mountain|snow-capped-mountain)$/.test(icon)) return 'mountain';
  if (icon === 'cityscape') return 'city';
  return /^(fallen-leaf|maple-leaf)$/.test(icon) && /^(forest|meadow|mountain)$/.test(plan.scene) ? 'autumn' : null;
}

/** What things of a plan say of its place. */
export function backgroundOf(plan: Plan): Pick<Setting, 'far' | 'autumnal'> {
  const parts = new Set(plan.things.map((thing) => partOfPlace(plan, thing)));
  const far = parts.has('mountain') && plan.scene !== 'mountain' ? 'mountain' : parts.has('city') && plan.scene !== 'city' ? 'city' : null;
  return { far, autumnal: parts.has('autumn') };
}

/** The plan without the things that are of its place. */
export function foregroundOf(plan: Plan): Plan {
  const kept = plan.things.flatMap((thing, at) => (partOfPlace(plan, thing) === null ? [at] : []));
  if (kept.length === plan.things.length) return plan;
  const links = plan.links.flatMap((link) => {
    const [from, to] = [kept.indexOf(link.from), kept.indexOf(link.to)];
    return from < 0 || to < 0 ? [] : [{ ...link, from, to }];
  });
  return { ...plan, things: kept.map((at) => plan.things[at]!), links };
}
