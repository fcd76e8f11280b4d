/**
 * A hug on a winter evening, in one of three places, as a card shows it: the heads of the photos on two people in knitwear, who wave, run up to each other and hold each
 * other tight.
 */
import { createVignette } from './atmosphere.ts';
import { drawing, lay, outOfFocus, type Bitmap } from './bitmap.ts';
import { ease, type Couple, type Standing } from './couple.ts';
import { framed, troupeOf, wayOf, type Side } from './dressed.ts';
import { drawHearts, hearts, heartsBeside, heartSize } from './floating.ts';
import { grasp, hat, onWay, sleeve, type Spot, type Wool } from './knitwear.ts';
import type { MeetingPlace, Random } from './place.ts';
import { roomScenery } from './room.ts';
import { streetBehind } from './street.ts';
import { flake, flakeSize, snowbank, snowfall, winterScenery } from './winter.ts';

export const places: readonly MeetingPlace[] = [
  { light: [1.06, 0.97, 0.86], snows: true, scenery: winterScenery },
  {
    light: [1.05, 0.95, 0.88],
    snows: true,
    scenery: (width, height, random) => ({
      behind: streetBehind(
        width,
        height,
        {
          sky: ['#232a63', '#6a5aa4', '#f5a78c'],
          walls: ['#7d5a78', '#8e6470', '#66547e', '#7a4f5c'],
          roofs: '#eef0fc',
          ground: ['#cdbfe0', '#efe9fa'],
        },
        random,
      ),
      before: snowbank(width, height, random),
    }),
  },
  { light: [1.1, 0.96, 0.8], snows: false, scenery: roomScenery },
];

const wools = [
  { body: '#b3293c', dark: '#6e1527', light: '#d8505a', trim: '#f4e6cf', trimDark: '#cdb593', heart: '#f4e6cf' },
  { body: '#2f6b60', dark: '#173d3a', light: '#4f9483', trim: '#f2b84b', trimDark: '#c27f26', heart: '#f6dc9a' },
] as const satisfies readonly Wool[];

/** Face widths from the middle at which they begin. */
const apart = 1.6;
/** The neck as a share of the frame's height, and how far heads incline to each other, in radians. */
const neckLine = 0.585;
const inclined = 0.09;

/** How far from the middle of a face, in face widths, nothing falls. */
const clear = 0.85;
/** The middle of a face is so far above the neck, in face widths. */
const aboveNeck = 0.75;

const faceAt = ({ x, y, lean }: Standing, tilt: number, unit: number): Spot => [
  x + Math.sin(lean + tilt) * aboveNeck * unit,
  y - Math.cos(lean + tilt) * aboveNeck * unit,
];

/** Draws the frame at a time in seconds; they meet at `touch`. */
export async function hugging(
  couple: Couple,
  place: MeetingPlace,
  touch: number,
  random: Random,
): Promise<(time: number) => Promise<Bitmap>> {
  const { size, face } = couple;
  const { width, height } = size;
  const scene = place.scenery(width, height, random);
  const [behind, before] = [await outOfFocus(scene.behind, width, height), await drawing(scene.before, width, height * 1.4)];
  const sprites = await Promise.all(hearts().map((svg) => drawing(svg, heartSize, heartSize)));
  const snow = await drawing(flake, flakeSize, flakeSize);
  const flakes = snowfall(size, random, place.snows ? 90 : 0);
  const floating = heartsBeside(random, { start: touch, end: 6, count: 22 }, size);
  const vignette = createVignette(width, height, 0.35);
  const troupe = await troupeOf(couple, wools, hat);
  const { front, back } = troupe;
  return async (time) => {
    const met = ease((time - 0.7) / (touch - 0.7));
    const held = ease((time - touch * 0.62) / 1.1);
    const after = Math.max(0, time - touch);
    const sway = Math.sin(after * 1.6) * 0.03 * Math.min(1, after * 0.8);
    const scale = 1 + 0.13 * ease((time - 1) / 4.6);
    const unit = face * scale;
    const half = apart + (troupe.together - apart) * met - 0.03 * Math.exp(-after * 2) * Math.sin(after * 7);
    const step = Math.abs(Math.sin(time * 7)) * Math.sin(met * Math.PI) * 0.12;
    const middle = {
      x: width / 2 + sway * 2 * unit,
      y: height * neckLine + (scale - 1) * height * 0.12 - step * unit,
      scale,
      lean: 0,
    } satisfies Standing;
    const standing = (side: Side): Standing => ({
      x: middle.x + wayOf(side) * half * unit,
      y: middle.y + 0.012 * unit * Math.sin(time * 2.2 + side),
      scale,
      lean: wayOf(side) * -0.04 * met + sway,
    });
    const outer = (side: Side): string => {
      const way = wayOf(side);
      return sleeve(
        String(side),
        wools[side],
        {
          from: [way * (half + 1.2), 0.85],
          elbow: onWay(held, [way * (half + 1.35), 1.9], side === front ? [way * (half + 0.7), 2] : [way * (half + 0.62), 2.1]),
          to: onWay(held, [way * (half + 1), 2.5], side === front ? [way * -0.45, 1.05] : [way * -0.4, 1.34]),
        },
        side === 0 ? 1 : -1,
      );
    };
    /** The inner arm waves before they meet; then it goes around the other's back. */
    const waving = (side: Side): string => {
      const way = wayOf(side);
      const [handX, handY] = onWay(met, [way * (half - 1.35), 0.75], [way * (half - 2.1), 0.8]);
      return sleeve(
        String(side),
        wools[side],
        {
          from: [way * (half - 1.15), 0.9],
          elbow: onWay(met, [way * (half - 1.75), 1.75], [way * (half - 1.9), 1.3]),
          to: [handX + Math.sin(Math.sin(time * 9) * 0.24 * (1 - met)) * 0.5, handY],
        },
        side === 0 ? -1 : 1,
      );
    };
    /** Its hand comes around the other's upper arm. */
    const holding = (side: Side): string => {
      const other = side === 0 ? 1 : 0;
      return grasp(String(side), [wayOf(other) * (half + 1.56), 1.12], wayOf(side), ease((held - 0.45) / 0.55));
    };
    const tilt = (side: Side): number => -wayOf(side) * inclined * held;
    // Arms that reach for a back go behind it.
    const isReaching = met > 0.3;
    const frame = framed(behind, size, scale);
    const waved = waving(back) + waving(front);
    if (isReaching && held < 0.6) await troupe.draw(frame, [{ at: middle, svg: waved }]);
    troupe.lay(frame, back, standing(back), tilt(back));
    troupe.lay(frame, front, standing(front), tilt(front));
    const hands = held > 0.45 ? holding(back) + holding(front) : '';
    await troupe.draw(frame, [{ at: middle, svg: (isReaching ? '' : waved) + outer(front) + outer(back) + hands }]);
    const bank = { x: width / 2, y: 0, anchor: [width / 2, -height * 0.02 - (scale - 1) * height * 0.1] } as const;
    lay(frame, before, { ...bank, scale: 1 + (scale - 1) * 0.5 });
    drawHearts(frame, floating, sprites, time);
    // No flake hides an eye.
    const faces = ([0, 1] as const).map((side) => faceAt(standing(side), tilt(side), unit));
    for (const placing of flakes(time))
      if (faces.every(([x, y]) => Math.hypot(placing.x - x, placing.y - y) > clear * unit)) lay(frame, snow, placing);
    vignette(frame);
    return frame;
  };
}
