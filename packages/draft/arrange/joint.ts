/** Where one thing goes relative to another: on, in, under, above, behind, before it, or in its hand. */
import type { Drawing } from '../art/drawing.ts';
import { isAnimal, isContainer, isFaceOnly, isHead, isLively, isSeat, isPerson, isVehicle, wornAt } from '../art/kinds.ts';
import type { Link } from '../plan/thing.ts';
import type { PartBox } from './part.ts';

type Joint = { scale: number; x: number; y: number; z: number; lifted?: boolean };
const flat =
  /^(rug|road|pond|plate|fork-and-knife-with-plate|grass|pizza|water-wave|railway-track|motorway|desert-island|ice|bed|skateboard|flying-disc|playground-slide)$/;
const upright =
  /^(wall|t-shirt|mug|signboard|large-orange-diamond|blackboard|framed-picture|cape|window|mirror|placard|page-facing-up|television|laptop|mobile-phone|door|fence|vase|backpack|square|closed-book|curtain|envelope|newspaper|desktop-computer|dress|flag|white-flag|easel)$/;
/** What stands by a road or lies on it, and nobody gets into. */
const roadside = /light$|sign$|^(construction|motorway|railway-track|wheel|oil-drum|anchor|road)$/;
const roofed = /tree|umbrella|^(lamp|table|bridge|bench|arch|mushroom|bed|tent|rainbow)/;

/** What stands where: the boxes of both, the drawings, and measures that most places need. */
type Site = ReturnType<typeof siteOf>;

function siteOf({ at }: Pick<Link, 'at'>, from: PartBox, to: PartBox, one: Drawing | null, other: Drawing | null, most: number) {
  const [wide, high] = [to.right - to.left, to.bottom - to.top];
  const [ownWide, ownHigh] = [from.right - from.left, from.bottom - from.top];
  const icon = other?.icon ?? '';
  return {
    at,
    to,
    one,
    other,
    wide,
    high,
    ownWide,
    ownHigh,
    icon,
    center: (to.left + to.right) / 2,
    within: (share: number, shareHigh = 2) => Math.min(most, (wide * share) / ownWide, (high * shareHigh) / ownHigh),
    /** What stands in something opaque looks out of it by half at least. */
    rim: (scale: number) => to.top + Math.min(high, ownHigh * scale) * 0.5,
    isBoarded: other !== null && isVehicle(other) && !roadside.test(icon),
  };
}

/** On a vehicle, in it, or on a mount. */
function rideJoint({ to, one, wide, high, ownHigh, center, icon, within, isBoarded }: Site): Joint {
  if (/bicycle|scooter|motorcycle|skateboard|sled|skate/.test(icon))
    return {
      scale: within(0.85, 1.5),
      x: center,
      y: to.top + high * (/board|sled|skate/.test(icon) ? 0.35 : icon === 'motorcycle' && one && isAnimal(one) ? 0.46 : 0.62),
      z: 0.6,
    };
  if (isBoarded)
    // At least half of a driver shows above the door.
    return { scale: within(0.42), x: center + wide * 0.03, y: to.top + Math.min(high * 0.42, ownHigh * within(0.42) * 0.4), z: -0.6 };
  return { scale: within(0.62, 0.72), x: center + wide * 0.06, y: to.top + high * 0.5, z: 0.6 };
}

/** On a seat, a wall, a road, somebody's head or shoulder, or whatever has a top. */
function onJoint({ to, one, other, at, wide, high, ownWide, ownHigh, center, icon, within, isBoarded }: Site): Joint {
  const lies = ownWide > ownHigh * 1.3;
  if (other && isSeat(other))
    // The legs of a person are bent over its edge, unless they lie.
    return {
      scale: within(0.62, 0.9),
      x: center - wide * (lies ? 0.14 : 0.06),
      y: to.bottom - high * (lies ? 0.2 : one && isHead(one) ? 0.08 : 0.26),
      z: 0.6,
    };
  if (upright.test(icon)) return { scale: within(0.46, 0.46), x: center, y: to.top + high * 0.72, z: 0.6 };
  if (flat.test(icon)) return { scale: within(0.62, 1.6), x: center, y: to.top + high * 0.6, z: 0.6 };
  if (other && isLively(other) && one && wornAt(one) === 'head') return { scale: within(0.5), x: center, y: to.top + high * 0.14, z: 0.6 };
  if (at === 'shoulder' && other)
    return { scale: within(0.42, 0.42), x: to.right - wide * 0.12, y: to.top + high * (isHead(other) ? 0.56 : 0.66), z: 0.6 };
  if (other && isLively(other)) return { scale: within(0.6, 0.8), x: center, y: to.top + high * 0.2, z: 0.6 };
  if (isBoarded) return { scale: within(0.5, 0.8), x: center, y: to.top + high * 0.16, z: 0.6 };
  if (/tree/.test(icon)) return { scale: within(0.4, 0.4), x: center, y: to.top + high * 0.5, z: 0.6 };
  if (icon === 'branch') return { scale: within(0.36, 1.5), x: center - wide * 0.06, y: to.top + high * 0.5, z: 0.6 };
  return {
    scale: within(0.85, 1.3),
    x: center,
    y: to.top + high * (/table|bench|pedestal|stump|column/.test(icon) ? 0.1 : 0.16),
    z: 0.6,
  };
}

/** On a seat, in a vehicle, or else on top. */
function sitJoint(site: Site): Joint {
  const { to, other, high, center, icon, within, rim, isBoarded } = site;
  if (other && isSeat(other)) return onJoint(site);
  if (/^(bed|toilet)/.test(icon)) return { scale: within(0.75, 1.15), x: center, y: to.bottom - high * 0.28, z: 0.6 };
  if (isBoarded || (other && isContainer(other))) return { scale: within(0.45), x: center, y: rim(within(0.45)), z: -0.6 };
  return onJoint(site);
}

/** In a vessel, a vehicle, a tree or a building, or before what nobody gets into. */
function inJoint({ to, other, wide, high, ownHigh, center, icon, within, rim, isBoarded }: Site): Joint {
  // At a station one stands before it.
  if (/^(station|bus-stop|fuel-pump)$/.test(icon)) return { scale: within(1.1, 0.6), x: center, y: to.bottom + high * 0.04, z: 0.6 };
  if (/^(glass|jar|bottle|cage|vase)$/.test(icon))
    return icon === 'vase'
      ? { scale: within(1.5, 1.1), x: center, y: to.top + high * 0.24, z: -0.6 }
      : { scale: within(0.5, 0.6), x: center, y: to.bottom - high * 0.12, z: icon === 'cage' ? -0.6 : 0.6 };
  // In the water, and not at the height of the shower.
  if (icon === 'bathtub') return { scale: within(0.6, 0.42), x: center - wide * 0.06, y: to.top + high * 0.6, z: 0.6 };
  // Behind the rim, which is lower than the handle.
  if (icon === 'basket')
    return { scale: within(0.78, 0.9), x: center, y: to.top + high * 0.33 + ownHigh * within(0.78, 0.9) * 0.28, z: -0.6 };
  if (icon === 'empty-nest') return { scale: within(0.5, 0.32), x: center - wide * 0.06, y: to.top + high * 0.55, z: 0.6 };
  if (other && isContainer(other))
    return {
      scale: within(0.72, 1.1),
      x: center,
      y: /^(plate|pond|fork|shelf)/.test(icon) ? to.top + high * (icon === 'shelf' ? 0.5 : 0.6) : rim(within(0.72, 1.1)),
      z: /^(plate|pond|fork|shelf)/.test(icon) ? 0.6 : -0.6,
    };
  // On a sailing boat there is room before the sail.
  if (icon === 'sailboat') return { scale: within(0.36, 0.5), x: to.left + wide * 0.2, y: to.top + high * 0.74, z: -0.6 };
  // In a canoe one sits, with the legs behind its side.
  if (icon === 'canoe') {
    const scale = within(0.46, 0.9);
    return { scale, x: center - wide * 0.12, y: to.top + high * 0.5 + ownHigh * scale * 0.13, z: -0.6 };
  }
  if (isBoarded) return { scale: within(0.4, 0.7), x: center, y: to.top + high * 0.45, z: -0.6 };
  if (other && /tree|bush/.test(icon)) return { scale: within(0.4, 0.42), x: center, y: to.top + high * 0.55, z: 0.6 };
  if (other?.group === 5 || upright.test(icon))
    return { scale: within(0.5, 0.55), x: center, y: to.bottom - (upright.test(icon) ? high * 0.15 : 0), z: 0.6 };
  return { scale: within(0.6, 0.6), x: center, y: to.bottom - high * 0.12, z: 0.6 };
}

/** The least height of the living beside a tree or a building that they are under or before. */
const seen = 0.4;

/** Under a roof, or below. */
function underJoint({ to, one, wide, high, ownWide, ownHigh, center, icon, within }: Site): Joint {
  // A tree is not so large that nobody sees who is under it.
  if (/tree/.test(icon))
    return {
      scale: Math.max(within(0.8, 0.6), one && isLively(one) ? (high * seen) / ownHigh : 0),
      x: center - wide * 0.16,
      y: to.bottom + ownHigh * 0.03,
      z: 0.6,
    };
  if (roofed.test(icon)) return { scale: within(ownWide > ownHigh * 1.4 ? 0.95 : 0.5, 0.5), x: center, y: to.bottom, z: 0.6 };
  return { scale: 1, x: center, y: to.bottom + ownHigh * 0.94, z: 0.2 };
}

const joints: Partial<Record<Link['relation'], (site: Site) => Joint>> = {
  ride: rideJoint,
  sit: sitJoint,
  on: onJoint,
  in: inJoint,
  under: underJoint,
  above: ({ to, ownHigh, center }) => ({ scale: 1, x: center, y: to.top - ownHigh * 0.08, z: 0.2, lifted: true }),
  behind: ({ to, one, center, wide, high, ownWide, ownHigh, icon }) =>
    one && isLively(one) && /tree/.test(icon)
      ? // A trunk hides the half of who is behind it.
        { scale: Math.min(1, (high * 0.5) / ownHigh), x: center + Math.min(ownWide * 0.3, wide * 0.2), y: to.bottom - high * 0.02, z: -2 }
      : icon === 'table'
        ? // Who is at a table is seen above it.
          { scale: 1, x: center, y: to.bottom - high * 0.06, z: -2 }
        : {
            scale: Math.max(1, (high * 1.1) / ownHigh),
            x: to.left + wide * 0.72 + ownWide * 0.12,
            y: to.bottom - high * 0.1,
            z: -2,
          },
  before: ({ to, one, wide, high, ownHigh }) => ({
    scale: Math.max(Math.min(1, (high * 0.8) / ownHigh), one && isLively(one) ? (high * seen) / ownHigh : 0),
    x: to.left + wide * 0.2,
    y: to.bottom + high * 0.06,
    z: 2,
  }),
};

/** Where the group of `from` goes relative to the thing `to`, at `most` so large; null when the two stand apart. */
export const jointOf = (link: Link, from: PartBox, to: PartBox, one: Drawing | null, other: Drawing | null, most = 1): Joint | null =>
  joints[link.relation]?.(siteOf(link, from, to, one, other, most)) ?? null;

/** Where something held, eaten, or played goes on the one who does it. */
export function handOf(
  { relation }: Link,
  holder: PartBox,
  item: Drawing | null,
  who: Drawing | null,
  text: boolean,
  count: number,
): { side: number; x: number; y: number } {
  const [wide, high] = [holder.right - holder.left, holder.bottom - holder.top];
  const bigger = Math.max(wide, high);
  const center = (holder.left + holder.right) / 2;
  if (text) return { side: bigger * 0.72, x: holder.right + wide * 0.1, y: holder.bottom - high * 0.02 };
  if (relation === 'play')
    return item?.subgroup === 'sport'
      ? { side: high * 0.34, x: holder.right + wide * 0.05, y: holder.bottom }
      : // Of people who are drawn as busts the face stays visible.
        { side: bigger * (who && isPerson(who) && !isHead(who) ? 0.4 : 0.58), x: center + wide * 0.12, y: holder.bottom };
  // An animal in profile has its mouth at its left, a little below the eyes.
  const mouth = who && isAnimal(who) && !isFaceOnly(who) && !isPerson(who) && wide > high * 0.75;
  if (relation === 'eat' && mouth) {
    const [, top, , bottom] = who.box;
    const eye = holder.top + (high * (who.eye - top)) / (bottom - top);
    return { side: bigger * 0.34, x: holder.left - wide * 0.04, y: eye + high * 0.1 + bigger * 0.17 };
  }
  if (relation === 'eat') return { side: bigger * 0.4, x: holder.left + wide * 0.14, y: holder.bottom - high * 0.16 };
  if (item && /umbrella/.test(item.icon)) return { side: wide * 1.5, x: center + wide * 0.3, y: holder.top + high * 0.52 };
  return { side: bigger * (count > 1 ? 0.6 : 0.44), x: holder.right - wide * 0.02, y: holder.bottom - high * 0.1 };
}

/** What says the country of another is smaller than it, and still large enough to be seen. */
export function emblemSide({ left, right, top, bottom }: PartBox): number {
  const [wide, high] = [right - left, bottom - top];
  return Math.min(0.7 * Math.max(wide, high), Math.max(0.45, 0.4 * high));
}
