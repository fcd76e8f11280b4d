/** Where a plan that names no place is drawn: who lives, drives or is built stands outdoors, what floats is on the sea, furniture in a room, and anything else before rays. */
import { isAfloat, isAirborne, isAnimal, isBuilt, isHung, isLively, isPerson, isVehicle, statureOf } from '../art/kinds.ts';
import type { Drawing } from '../art/drawing.ts';
import { hex } from '@iridia/pixels/color';
import { colorValue } from '../words/colors.ts';
import type { Plan } from '../plan/plan.ts';
import { bareThing, standIn, type Link, type Thing } from '../plan/thing.ts';
import type { Setting } from './canvas.ts';

const furniture = /^(table|couch-and-lamp|couch|bed|chair|oven|fridge|bathtub|shelf|television|toilet|washer|window|lamp|candle)$/;
const outdoors = (drawing: Drawing): boolean =>
  isPerson(drawing) ||
  isAnimal(drawing) ||
  (isVehicle(drawing) && /ground/.test(drawing.subgroup)) ||
  drawing.subgroup.startsWith('place-building') ||
  openAir.test(drawing.icon);
const openAir =
  /^(?:.*tree|tent|bench|fountain|hot-air-balloon|rainbow|volcano|ferris-wheel|roller-coaster|carousel-horse|circus-tent|closed-mailbox-with-.*-flag|postbox|sunflower|pond|waterfall|watering-can|wheelbarrow|scarecrow|swing|hammock|kite|fire)$/;

/** Where those are at home who are named with no place. */
const homes: readonly (readonly [of: RegExp, scene: Plan['scene']])[] = [
  [/^(?:penguin|polar-bear|seal|walrus|snowball|snowman.*|skier|snowboarder|sled|ice)$/, 'snow'],
  [/^(?:camel|two-hump-camel|cactus|scorpion)$/, 'desert'],
  [
    /^(?:fish|tropical-fish|blowfish|octopus|jellyfish|squid|coral|crab|lobster|(?:wo)?man-merpeople|starfish|seahorse|submarine)$/,
    'underwater',
  ],
  [/^sandcastle$/, 'beach'],
  [/^(?:spouting-whale|whale|dolphin|shark)$/, 'sea'],
  [/^(?:rocket|satellite|ringed-planet)$/, 'space'],
  [/^(?:fox|bear|wolf|deer|moose|owl|raccoon|badger|hedgehog|mushroom)$/, 'forest'],
];
const homeOf = ({ icon, subgroup }: Drawing): Plan['scene'] | undefined =>
  subgroup === 'transport-water' && icon !== 'submarine' ? 'sea' : homes.find(([of]) => of.test(icon))?.[1];

const hasBoat = ({ things }: Plan): boolean =>
  things.some(({ drawing }) => drawing?.subgroup === 'transport-water' && drawing.icon !== 'submarine');

/** Small things in a room that nothing holds are on a table, and not on the floor. */
function onTable(plan: Plan): Plan {
  const { things, links } = plan;
  const isSmall = (drawing: Drawing) => statureOf(drawing) <= 0.5 && !isLively(drawing) && !isAirborne(drawing) && !isHung(drawing);
  const isLoose = (at: number) => links.every(({ relation, from, to }) => relation === 'beside' || (from !== at && to !== at));
  const small = things.flatMap(({ drawing }, at) =>
    drawing && partOfPlace(plan, things[at]!) === null && isSmall(drawing) && isLoose(at) ? [at] : [],
  );
  if (small.length === 0) return plan;
  const own = things.findIndex(({ drawing }) => drawing?.icon === 'table');
  const table = own < 0 ? things.length : own;
  return {
    ...plan,
    things: own < 0 ? [...things, bareThing(standIn('table'), 'itself', '')] : things,
    links: [...links.filter(({ from }) => !small.includes(from)), ...small.map((at) => ({ relation: 'on' as const, from: at, to: table }))],
  };
}

const isCelestial = ({ icon }: Drawing): boolean => /star$|^(?:rocket|satellite|ringed-planet|comet|flying-saucer|milky-way)$/.test(icon);

/** A night with nothing earthly in it, but with what flies among the stars. */
const isAmongStars = ({ scene, time, things }: Plan): boolean =>
  scene === 'meadow' &&
  time === 'night' &&
  things.every(({ drawing }) => drawing && isCelestial(drawing)) &&
  things.some(({ drawing }) => drawing && homeOf(drawing) === 'space');

/** A lighthouse stands by the sea, on a rock. */
export const hasLighthouse = ({ things }: Plan): boolean => things.some(({ drawing }) => drawing?.icon === 'lighthouse');

/** Whether what is drawn is on the sill of a window, or somebody before it: the window is broad, and before us. */
export const hasSill = ({ scene, things, links }: Plan): boolean => scene === 'room' && links.some((link) => isAtSill(link, things));
const isAtSill = ({ relation, from, to }: Link, things: readonly Thing[]): boolean => {
  const { drawing } = things[from]!;
  const isPlaced = /^(?:on|sit)$/.test(relation) || (relation === 'before' && drawing !== null && isLively(drawing));
  return isPlaced && things[to]!.drawing?.icon === 'window';
};

/** Whether what stands at the right of a room would hide the window there. */
export function hasTallAtRight({ scene, things, links }: Plan): boolean {
  if (scene !== 'room' || things.length < 2) return false;
  const isTall = ({ drawing }: Thing) => drawing !== null && !isLively(drawing) && !isHung(drawing) && statureOf(drawing) >= 0.9;
  const loose = things.filter((_, at) =>
    links.every(({ relation, from, to }) => /^(?:beside|near|hold)$/.test(relation) || (from !== at && to !== at)),
  );
  return loose.length > 0 && isTall(loose.at(-1)!) && !isTall(things[0]!);
}

const isFishing = (at: number, things: readonly Thing[], links: readonly Link[]): boolean =>
  links.some(({ relation, from, to }) => relation === 'hold' && from === at && things[to]!.drawing?.icon === 'fishing-pole');

/** Nobody stands on water: people by a sea or a lake who neither swim nor have a boat are on its shore, and so are houses, and animals that walk. */
const standsAshore = ({ things, links }: Plan): boolean =>
  things.some(
    ({ drawing, poses }, at) =>
      drawing &&
      (isFishing(at, things, links) ||
        isPerson(drawing) ||
        isBuilt(drawing) ||
        (isAnimal(drawing) && drawing.subgroup !== 'animal-marine' && poses.includes('running'))) &&
      !isAfloat(drawing) &&
      !/flying|swimming/.test(poses.join()),
  ) && things.every(({ drawing }) => !drawing || !drawing.subgroup.startsWith('transport-'));

const land: ReadonlySet<Plan['scene']> = new Set<Plan['scene']>(['meadow', 'forest', 'mountain', 'snow', 'city', 'beach', 'sea', 'desert']);

const isVillage = ({ drawing, count }: Thing): boolean => drawing?.icon === 'houses' || (drawing?.icon === 'house' && count > 2);

/** A village is several houses, and not a group of them on a plate, and its street does not run through a city. */
const settled = (plan: Plan): Plan =>
  land.has(plan.scene) || plan.scene === 'studio'
    ? {
        ...plan,
        scene: plan.scene === 'city' && plan.things.some(isVillage) ? 'meadow' : plan.scene,
        things: plan.things.map((thing) =>
          thing.drawing?.icon === 'houses' && thing.count === 1 ? { ...thing, drawing: standIn('house'), count: 3 } : thing,
        ),
      }
    : plan;

/** The plan with a place that suits its things; the same plan where one is named, or a background is. */
export function placed(named: Plan): Plan {
  const plan = settled(named);
  const { scene, wall, things } = plan;
  if (scene === 'room') return onTable(plan);
  if (isAmongStars(plan)) return { ...plan, scene: 'space' };
  if (scene === 'sea' && !hasBoat(plan) && things.some(({ drawing }) => drawing && homeOf(drawing) === 'underwater'))
    return { ...plan, scene: 'underwater' };
  if (hasLighthouse(plan) && /^(?:studio|sea|mountain|meadow)$/.test(scene) && !wall) return { ...plan, scene: 'beach' };
  if (scene === 'sea' && standsAshore(plan)) return { ...plan, scene: 'beach' };
  if (scene !== 'studio' || wall || things.some(({ text, drawing }) => text !== undefined || !drawing)) return plan;
  const drawings = things.flatMap(({ drawing }) => drawing ?? []);
  if (things.length > 1 && drawings.some(({ icon }) => furniture.test(icon))) return onTable({ ...plan, scene: 'room' });
  // A fish that is caught in a boat is not the place.
  const home = hasBoat(plan) ? 'sea' : drawings.map(homeOf).find((one) => one !== undefined);
  if (home) return { ...plan, scene: home };
  if (!drawings.some(outdoors)) return plan;
  // A moon or a star that is named without an hour is one of the night.
  return {
    ...plan,
    scene: 'meadow',
    time: drawings.some(({ icon }) => /moon|^(?:glowing-|shooting-)?star$|^comet$/.test(icon)) ? 'night' : plan.time,
  };
}

const isPlain = ({ colors, materials, sizes, text, count, drawing }: Thing, isStars = drawing?.icon === 'star'): boolean =>
  colors.length + materials.length + sizes.length === 0 && text === undefined && (count === 1 || isStars);

const paved = /^(?:meadow|forest|mountain|city)$/;
const planted = /^(?:meadow|forest|mountain)$/;

const isHeld = ({ things, links }: Plan, thing: Thing): boolean =>
  links.some(({ relation, to }) => things[to] === thing && /^(?:hold|wear|play|eat|sit|ride)$/.test(relation));

type PartOfPlace = 'stars' | 'mountain' | 'forest' | 'city' | 'autumn' | 'window' | 'ground' | 'field' | 'smoke';
/** What of the place a thing is: mountains behind, the autumn, or what one stands on. */
function partOfPlace(plan: Plan, thing: Thing): PartOfPlace | null {
  if (thing.sown && planted.test(plan.scene)) return 'field';
  if (thing.drawing?.icon === 'window' && hasSill(plan)) return 'window';
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
  if (!land.has(plan.scene) || !thing.drawing || !isPlain(thing)) return null;
  const { icon } = thing.drawing;
  const isLeaf = /^(fallen-leaf|maple-leaf)$/.test(icon);
  // By a lake the autumn is that of its shore, also where nothing else is named.
  if (isLeaf && plan.ashore) return 'autumn';
  if (plan.things.length < 2) return null;
  if (isLeaf && /^(forest|meadow|mountain|city)$/.test(plan.scene)) return 'autumn';
  if (icon === 'star' && thing.count > 2 && plan.time === 'night' && !thing.spot && !isHeld(plan, thing)) return 'stars';
  // Smoke is that of the chimney.
  if (icon === 'dashing-away' && plan.things.some(({ drawing }) => drawing && hasChimney(drawing))) return 'smoke';
  if (/^(mountain|snow-capped-mountain)$/.test(icon)) return 'mountain';
  if (icon === 'cityscape') return 'city';
  // A lake in a forest: its trees are on the far shore.
  if (/^(?:evergreen|deciduous)-tree$/.test(icon) && plan.ashore && thing.fit === 'kind') return 'forest';
  const isGround =
    (icon === 'road' && paved.test(plan.scene)) ||
    (icon === 'ice' && plan.scene === 'snow') ||
    (icon === 'grass' && planted.test(plan.scene));
  return isGround ? 'ground' : null;
}

/** Whether smoke rises from the houses: where the words say so, and in winter. */
export const isHeated = (plan: Plan): boolean => plan.scene === 'snow' || plan.things.some((thing) => partOfPlace(plan, thing) === 'smoke');

export const hasChimney = ({ icon }: Drawing): boolean => /^(?:house|house-with-garden)$/.test(icon);

/** What things of a plan say of its place. */
export function backgroundOf(plan: Plan): Pick<Setting, 'far' | 'autumnal' | 'bloom' | 'ashore' | 'village'> {
  const parts = new Set(plan.things.map((thing) => partOfPlace(plan, thing)));
  const far =
    parts.has('mountain') && plan.scene !== 'mountain'
      ? 'mountain'
      : parts.has('city') && plan.scene !== 'city'
        ? 'city'
        : parts.has('forest')
          ? 'forest'
          : null;
  const color = plan.things.find(({ sown }) => sown)?.colors[0];
  const bloom = plan.crop && planted.test(plan.scene) ? { crop: plan.crop, color: color ? hex(colorValue(color)) : null } : null;
  return { far, autumnal: parts.has('autumn'), bloom, ashore: plan.ashore === true, village: plan.things.some(isVillage) };
}

/** The plan without the things that are of its place. */
export function foregroundOf(plan: Plan): Plan {
  const kept = plan.things.flatMap((thing, at) => (partOfPlace(plan, thing) === null ? [at] : []));
  if (kept.length === plan.things.length) return plan;
  const links = plan.links.flatMap((link) => {
    const [from, to] = [kept.indexOf(link.from), kept.indexOf(link.to)];
    return from < 0 || to < 0 ? [] : [{ ...link, from, to }];
  });
  // On a sill one sits without a seat that is a thing.
  const sitting = new Set(
    hasSill(plan) ? plan.links.flatMap((link) => (isAtSill(link, plan.things) && link.relation !== 'on' ? [link.from] : [])) : [],
  );
  const seated = (at: number): Thing => {
    const thing = plan.things[at]!;
    return sitting.has(at) ? { ...thing, poses: [...thing.poses, 'sitting'] } : thing;
  };
  return { ...plan, things: kept.map(seated), links };
}
