/** Where a plan that names no place is drawn: who lives, drives or is built stands outdoors, what floats is on the sea, furniture in a room, and anything else before rays. */
import { isAirborne, isAnimal, isLively, isPerson, isVehicle, statureOf } from '../art/kinds.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Plan } from '../plan/plan.ts';
import { bareThing, standIn, type Thing } from '../plan/thing.ts';
import type { Setting } from './canvas.ts';

const furniture = /^(table|couch-and-lamp|couch|bed|chair|oven|fridge|bathtub|shelf|television|toilet|washer|window|lamp|candle)$/;
const outdoors = (drawing: Drawing): boolean =>
  isPerson(drawing) ||
  isAnimal(drawing) ||
  (isVehicle(drawing) && /ground/.test(drawing.subgroup)) ||
  drawing.subgroup.startsWith('place-building');

/** Small things in a room that nothing holds are on a table, and not on the floor. */
function onTable(plan: Plan): Plan {
  const { things, links } = plan;
  const small = things.flatMap(({ drawing }, at) => (partOfPlace(plan, things[at]!) === null && drawing ? [{ at, drawing }] : []));
  const isSmall = (drawing: Drawing) => statureOf(drawing) <= 0.5 && !isLively(drawing) && !isAirborne(drawing);
  if (links.some(({ relation }) => relation !== 'beside') || small.length === 0 || !small.every(({ drawing }) => isSmall(drawing)))
    return plan;
  const table = bareThing(standIn('table'), 'itself', '');
  return {
    ...plan,
    things: [...things, table],
    links: [...links, ...small.map(({ at }) => ({ relation: 'on' as const, from: at, to: things.length }))],
  };
}

/** The plan with a place that suits its things; the same plan where one is named, or a background is. */
export function placed(plan: Plan): Plan {
  const { scene, wall, things } = plan;
  if (scene !== 'studio' || wall || things.some(({ text, drawing }) => text !== undefined || !drawing)) return plan;
  const drawings = things.flatMap(({ drawing }) => drawing ?? []);
  if (things.length > 1 && drawings.some(({ icon }) => furniture.test(icon))) return onTable({ ...plan, scene: 'room' });
  if (drawings.some(({ icon, subgroup }) => subgroup === 'transport-water' || /whale$|^(?:dolphin|shark)$/.test(icon)))
    return { ...plan, scene: 'sea' };
  return drawings.some(outdoors) ? { ...plan, scene: 'meadow' } : plan;
}

const land: ReadonlySet<Plan['scene']> = new Set<Plan['scene']>(['meadow', 'forest', 'mountain', 'snow', 'city', 'beach', 'sea', 'desert']);
const isPlain = ({ colors, materials, sizes, text, count }: Thing): boolean =>
  colors.length + materials.length + sizes.length === 0 && text === undefined && count === 1;

/** What of the place a thing is: mountains behind, or the autumn. */
function partOfPlace(plan: Plan, thing: Thing): 'mountain' | 'city' | 'autumn' | 'window' | null {
  // The window of a room, unless somebody is on it or there is weather behind it.
  const isInUse = plan.links.some(
    ({ relation, from, to }) => (plan.things[to] === thing || plan.things[from] === thing) && relation !== 'beside',
  );
  if (
    plan.scene === 'room' &&
    thing.drawing?.icon === 'window' &&
    plan.things.length > 1 &&
    plan.weathers.length === 0 &&
    !isInUse &&
    isPlain(thing)
  )
    return 'window';
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
