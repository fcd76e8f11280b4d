/**
 * A kiss at night, in one of three places, as a card shows it: each of the two blows the other a kiss, which lands on a cheek and leaves its print, and an iris in the shape
 * of a heart closes around both. Faces that were photographed from the front can't meet in profile.
 */
import { createVignette } from './atmosphere.ts';
import { drawing, lay, outOfFocus, type Bitmap } from './bitmap.ts';
import { ease, type Couple, type Standing } from './couple.ts';
import { framed, troupeOf, wayOf, type Side } from './dressed.ts';
import { drawHearts, hearts, heartsBeside, heartSize } from './floating.ts';
import { closeIris } from './iris.ts';
import { beret, onWay, sleeve, type Spot, type Wool } from './knitwear.ts';
import { blush, print } from './lips.ts';
import { moonlitScenery, moonOf } from './moonlight.ts';
import type { MeetingPlace, Random } from './place.ts';
import { roofsScenery } from './roofs.ts';
import { roses } from './roses.ts';
import { streetBehind, type StreetLook } from './street.ts';

const nightly: StreetLook = {
  sky: ['#120f38', '#2d2466', '#8a4f92'],
  walls: ['#3b2f66', '#46336a', '#2f2a5c', '#513564'],
  roofs: '#1c1742',
  ground: ['#6d4a80', '#241b46'],
};

export const places: readonly MeetingPlace[] = [
  { light: [0.98, 0.92, 0.98], snows: false, scenery: moonlitScenery },
  { light: [1.06, 0.92, 0.88], snows: false, scenery: roofsScenery },
  {
    light: [1, 0.92, 0.92],
    snows: false,
    scenery: (width, height, random) => ({
      behind: streetBehind(width, height, { ...nightly, orb: moonOf(width * 0.5, height * 0.26, height * 0.11) }, random),
      before: roses(width, height, random),
    }),
  },
];

const wools = [
  { body: '#8e2f6a', dark: '#4d1642', light: '#b9568f', trim: '#f7d3dc', trimDark: '#cf95a8', heart: '#ffd9e2' },
  { body: '#31408f', dark: '#171f54', light: '#5868bb', trim: '#e7e4f5', trimDark: '#a9a4cf', heart: '#cfd6ff' },
] as const satisfies readonly Wool[];

/** Face widths from the middle at which they begin. */
const apart = 1.45;
const neckLine = 0.62;
const inclined = 0.12;
/** Seconds, before they meet, at which the one and the other puts a hand to the mouth, and from there until the kiss leaves and until it lands. */
const blows = [3.9, 2.2] as const;
const leaves = 0.75;
const lands = 1.45;
/** A cheek is seen from the side if the other one is so many times as far from the mouth. */
const turned = 1.3;
/** Half the width of lips, in face widths: a third of a face is the most. */
const largest = 0.16;
/** Seconds in which the iris closes, and half the width of the heart that stays open, in shares of the frame's height. */
const closing = 1.1;
const leftOpen = 0.46;

/** Draws the frame at a time in seconds; they are cheek to cheek at `touch`, when the iris begins to close. */
export async function kissing(
  couple: Couple,
  place: MeetingPlace,
  touch: number,
  random: Random,
): Promise<(time: number) => Promise<Bitmap>> {
  const { size, face, heads } = couple;
  const { width, height } = size;
  const scene = place.scenery(width, height, random);
  const [behind, before] = [await outOfFocus(scene.behind, width, height), await drawing(scene.before, width, height * 1.4)];
  const sprites = await Promise.all(hearts().map((svg) => drawing(svg, heartSize, heartSize)));
  const floating = heartsBeside(random, { start: 1, end: 5, count: 18 }, size);
  const vignette = createVignette(width, height, 0.45);
  const troupe = await troupeOf(couple, wools, beret);
  return async (time) => {
    const met = ease((time - touch + 1) / 1.1);
    const scale = 1 + 0.12 * ease((time - 0.4) / touch) - 0.08 * ease((time - touch + 0.4) / 1.4);
    const unit = face * scale;
    const half = apart + (troupe.together - apart) * met;
    const neckY = height * neckLine + (scale - 1) * height * 0.24;
    const since = (side: Side): number => time - touch + blows[side];
    /** Who is kissed is glad: the head bends over and back. */
    const glad = (side: Side): number => {
      const after = since(side === 0 ? 1 : 0) - lands;
      return after < 0 ? 0 : Math.exp(-after * 2.2) * Math.sin(after * 8) * 0.09;
    };
    const standing = (side: Side): Standing => ({
      x: width / 2 + wayOf(side) * half * unit,
      y: neckY + 0.012 * unit * Math.sin(time * 2 + side) - Math.abs(glad(side)) * unit * 0.6,
      scale,
      lean: wayOf(side) * -0.03 * met,
    });
    const tilt = (side: Side): number => {
      const blowing = ease(since(side) / 0.4) * (1 - ease((since(side) - lands) / 0.5));
      return -wayOf(side) * (inclined * met + 0.07 * blowing) + wayOf(side) * glad(side);
    };
    /** Where a spot of somebody's head is, in pixels of the frame. */
    const seenAt = (side: Side, [dx, dy]: Spot): Spot => {
      const { x, y, lean } = standing(side);
      const [cos, sin] = [Math.cos(lean + tilt(side)), Math.sin(lean + tilt(side))];
      return [x + (dx * cos - dy * sin) * unit, y + (dx * sin + dy * cos) * unit];
    };
    /** A face that looks away shows the other cheek. */
    const cheekOf = (side: Side): Spot => {
      const { cheeks, mouth } = heads[side];
      const [near, far] = side === 0 ? [cheeks.right, cheeks.left] : [cheeks.left, cheeks.right];
      return Math.abs(far[0] - mouth[0]) > turned * Math.abs(near[0] - mouth[0]) ? far : near;
    };
    /** The hand goes to the mouth and from there out to the other. */
    const blowing = (side: Side): string => {
      const way = wayOf(side);
      const [up, out] = [ease(since(side) / 0.45), ease((since(side) - leaves) / 0.35)];
      const down = ease((since(side) - lands) / 0.5);
      // A body has no other arm, so this one comes from below the frame and goes there, all of it.
      const raised = up * (1 - down);
      const atMouth: Spot = [heads[side].mouth[0] - way * 0.75, heads[side].mouth[1] + 0.62];
      const offered: Spot = [-way * 1.35, 0.5];
      const bent = {
        from: onWay(raised, [-way * 1.15, 3.2], [-way * 1.15, 0.95]),
        elbow: onWay(raised, [-way * 1.6, 3.5], [-way * 2.05, 1.75]),
        to: onWay(raised, [-way * 1.4, 2.9], onWay(out, atMouth, offered)),
      };
      return sleeve(String(side), wools[side], bent, side === 0 ? -1 : 1);
    };
    const marks = (side: Side) => {
      const landed = since(side === 0 ? 1 : 0) - lands;
      if (landed < 0) return [];
      const { x, y, lean } = standing(side);
      const at = { x, y, scale, lean: lean + tilt(side) };
      const stamped = 1 + 0.3 * Math.exp(-landed * 7);
      const { cheeks, outline } = heads[side];
      return [
        {
          at,
          svg:
            blush([cheeks.left, cheeks.right], outline, ease(landed)) +
            print(cheekOf(side), largest * 0.75 * stamped, side === 0 ? -14 : 14),
        },
      ];
    };
    const frame = framed(behind, size, scale);
    const { front, back } = troupe;
    for (const side of [back, front]) {
      troupe.lay(frame, side, standing(side), tilt(side));
      const { x, y, lean } = standing(side);
      const arm = since(side) > 0 && since(side) < lands + 0.5 ? [{ at: { x, y, scale, lean }, svg: blowing(side) }] : [];
      await troupe.draw(frame, [...marks(side), ...arm]);
    }
    // A kiss flies in a curve, and hearts behind it.
    for (const side of [0, 1] as const) {
      const other = side === 0 ? 1 : 0;
      const flown = (since(side) - leaves) / (lands - leaves);
      for (const [late, kind] of [0.24, 0.17, 0.09].entries()) {
        const share = flown - kind * 1.6;
        if (share <= 0 || share >= 1.02 || flown > 1.3) continue;
        const [x, y] = curve(seenAt(side, heads[side].mouth), seenAt(other, cheekOf(other)), share, unit);
        lay(frame, sprites[late]!, { x, y, scale: (0.34 - kind * 0.5) * (unit / 124), angle: Math.sin(share * 9 + late) * 0.3 });
      }
      if (flown <= 0 || flown >= 1) continue;
      const [x, y] = curve(seenAt(side, heads[side].mouth), seenAt(other, cheekOf(other)), flown, unit);
      const svg = print([0, 0], largest * (0.55 + 0.4 * Math.sin(flown * Math.PI)), wayOf(side) * -20 * Math.cos(flown * 5));
      await troupe.draw(frame, [{ at: { x, y, scale, lean: 0 }, svg }]);
    }
    const shore = { x: width / 2, y: 0, anchor: [width / 2, -(scale - 1) * height * 0.25] } as const;
    lay(frame, before, { ...shore, scale: 1 + (scale - 1) * 0.5 });
    drawHearts(frame, floating, sprites, time);
    vignette(frame);
    const shut = ease((time - touch - 0.25) / closing);
    if (shut > 0) {
      const beat = 1 + 0.05 * Math.sin((time - touch) * 8) * shut;
      closeIris(
        frame,
        width / 2,
        height / 2 + (neckY - 0.72 * unit - height / 2) * (1 - shut),
        (Math.hypot(width, height) * 0.75 * (1 - shut) ** 1.5 + leftOpen * height) * beat,
      );
    }
    return frame;
  };
}

/** A place on the way from one to the other, in a curve that rises. */
function curve(from: Spot, to: Spot, share: number, unit: number): Spot {
  const t = Math.max(0, Math.min(1, share));
  const [x, y] = onWay(t, from, to);
  return [x, y - Math.sin(t * Math.PI) * 0.22 * unit];
}
