/**
 * A hug on a warm evening: they come up to each other, one before the other's shoulder, lean their heads together, and an arm goes
 * around a shoulder.
 */
import { createVignette } from './atmosphere.ts';
import { blank, cover, drawing, lay, outOfFocus, type Bitmap } from './bitmap.ts';
import { depthOf, ease, layPlayer, meetingWidth, turnTo, type Couple, type Standing } from './couple.ts';
import { castShade, shadeOf } from './shade.ts';
import { clothOf, layArm, sideOf } from './sleeve.ts';
import { drawHearts, heartsBeside } from './floating.ts';
import { fieldBelow, hearts, heartSize, warmScenery } from './warm.ts';

/** Radians; face widths between the faces. */
const lean = 0.07;
const inclined = 0.2;
const turned = 0.4;
const gap = 0.22;

/** Draws the frame at a time in seconds; they meet at `touch`. */
export async function hugging({ size: { width, height }, players, face, faceY }: Couple, touch: number, random: () => number) {
  const scene = warmScenery(width, height, random);
  const [behind, before] = [await outOfFocus(scene.behind, width, height), await drawing(scene.before, width, height)];
  const sprites = await Promise.all(hearts().map((svg) => drawing(svg, heartSize, heartSize)));
  const floating = heartsBeside(random, { start: touch, end: 6, count: 22 }, { width, height });
  const vignette = createVignette(width, height, 0.4);
  const { front, back, side: own } = depthOf(players);
  const shade = shadeOf(front.figure.bitmap, face / front.scale);
  const cloth = clothOf(front.figure);
  const apart = width * 0.56;
  const together = meetingWidth(front, face, gap);
  const fieldY = fieldBelow(height, faceY, face);
  return (time: number): Bitmap => {
    const met = ease((time - 0.3) / (touch - 0.3));
    const held = ease((time - touch * 0.72) / 1.3);
    const after = Math.max(0, time - touch);
    // Who hugs rocks a little, both as one.
    const sway = Math.sin(after * 1.5) * 0.022 * Math.min(1, after * 0.8);
    const camera = 1 + 0.16 * ease((time - touch * 0.5) / (6 - touch * 0.5));
    const frame = blank(width, height);
    lay(frame, behind, { x: width / 2, y: height / 2, scale: 1.02 + (camera - 1) * 0.4 });
    const step = Math.abs(Math.sin(time * 4.6)) * (1 - met) * 5;
    const placeOf = (side: 1 | -1): Standing => ({
      x: (side * (apart + (together - apart) * met)) / 2 + Math.sin(sway) * face * 1.6,
      y: faceY - height / 2 - step,
      lean: side * -lean * met + sway,
      breath: 0.006 * Math.sin(time * 2.1 + side),
    });
    const poseOf = (side: 1 | -1) => ({
      turn: turnTo(side === own ? front : back, -side * turned) * ease((time - 0.6) / 2),
      lean: -side * inclined * held,
      lids: ease((time - touch - 0.5) / 0.7),
    });
    const far = blank(width, height);
    const other = own < 0 ? 1 : -1;
    layPlayer(far, back, placeOf(other), poseOf(other), camera);
    // Apart, no shadow of the one reaches the other.
    if (met > 0.3) castShade(far, shade, front, placeOf(own), camera, other * face);
    cover(frame, far);
    layPlayer(frame, front, placeOf(own), poseOf(own), camera);
    if (cloth && held > 0) {
      const at = (side: 1 | -1, inward: number, down: number): readonly [number, number] => {
        const { x, y } = placeOf(side);
        return [width / 2 + (x + inward * other * face) * camera, height / 2 + (y + down * face) * camera];
      };
      const from = at(own, 0.6, 1.8);
      const shoulder = at(other, 1.3, 1.75);
      // It ends where it goes around the other's side.
      const end = [(sideOf(far, shoulder[1], other) ?? shoulder[0]) + other * face * 0.1, shoulder[1]] as const;
      const low = at(own, 0.5, 2.9);
      // The arm hangs down at first, and swings up around the other.
      const to = [low[0] + (end[0] - low[0]) * held, low[1] + (end[1] - low[1]) * held] as const;
      const elbow = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + face * 0.3 * camera] as const;
      layArm(frame, far, cloth, { from, elbow, to, thick: [face * 0.27 * camera, face * 0.2 * camera] });
    }
    lay(frame, before, { x: width / 2, y: height + fieldY, anchor: [width / 2, height], scale: 1 + (camera - 1) * 1.3 });
    drawHearts(frame, floating, sprites, time);
    vignette(frame);
    return frame;
  };
}
