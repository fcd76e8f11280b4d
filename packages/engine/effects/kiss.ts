/** A kiss by the moon: they close their eyes, forehead to forehead, and an iris in the shape of a heart closes before their lips would touch. */
import { createVignette } from './atmosphere.ts';
import { blank, cover, drawing, lay, outOfFocus, type Bitmap } from './bitmap.ts';
import { depthOf, ease, layPlayer, meetingWidth, turnTo, type Couple, type Standing } from './couple.ts';
import { castShade, shadeOf } from './shade.ts';
import { drawHearts, heartsBeside } from './floating.ts';
import { lit } from './head.ts';
import { closeIris } from './iris.ts';
import { moonlitScenery } from './moonlight.ts';
import { fieldBelow, hearts, heartSize } from './warm.ts';

const turned = 0.6;
/** Radians by which both heads incline to each other: foreheads come together, because faces that were photographed from the front cannot meet in profile. */
const inclined = 0.17;
const lean = 0.1;
/** Face widths between the faces: they have not met yet. */
const gap = 0.12;
const moonlight = [0.9, 0.9, 1.06] as const;
/** Seconds in which the iris closes, and half the width of the heart that is left, both mouths in it, in face widths. */
const closing = 1.2;
const leftOpen = 0.95;
/** Half of the heart is at most this share of the frame's height, so that it is whole, and its middle is so much of it above the mouths. */
const wholeHeart = 0.44;
const aboveMouths = 0.15;
/** Face widths from the middle of a face down to its mouth. */
const mouth = 0.28;

/** Draws the frame at a time in seconds; they would meet at `touch`, when the iris begins to close. */
export async function kissing({ size: { width, height }, players, face, faceY }: Couple, touch: number, random: () => number) {
  const scene = moonlitScenery(width, height, random);
  const [behind, before] = [await outOfFocus(scene.behind, width, height), await drawing(scene.before, width, height * 1.5)];
  const sprites = await Promise.all(hearts().map((svg) => drawing(svg, heartSize, heartSize)));
  const floating = heartsBeside(random, { start: 1.5, end: 5, count: 14 }, { width, height });
  const vignette = createVignette(width, height, 0.5);
  const [one, another] = players.map((player) => ({
    ...player,
    figure: { ...player.figure, bitmap: lit(player.figure.bitmap, moonlight) },
  }));
  const { front, back, side: own } = depthOf([one!, another!]);
  const shade = shadeOf(front.figure.bitmap, face / front.scale);
  const fieldY = fieldBelow(height, faceY, face);
  const apart = width * 0.54;
  const together = meetingWidth(front, face, gap);
  const widestOpen = height * wholeHeart;
  return (time: number): Bitmap => {
    const met = ease((time - 0.4) / (touch + 0.6));
    const gaze = ease((time - 0.2) / 1.6);
    const camera = 1 + 0.3 * ease((time - 0.8) / (touch + 0.4));
    const frame = blank(width, height);
    const shut = ease((time - touch) / closing);
    const risen = (camera - 1) * (height / 2 - faceY) * 0.7;
    const mouthY = height / 2 + (faceY - height / 2 + face * mouth) * camera + risen;
    // Where photos end at the chin the mouths are low: behind the closing iris they come to the middle, so that the heart is whole.
    const left = Math.min(widestOpen, leftOpen * face * camera);
    const irisY = mouthY - aboveMouths * left;
    const lift = (height / 2 - irisY) * shut ** 3;
    const rise = risen + lift;
    lay(frame, behind, { x: width / 2, y: height / 2 + rise * 0.3, scale: 1.03 + (camera - 1) * 0.25 });
    const placeOf = (side: 1 | -1): Standing => ({
      x: (side * (apart + (together - apart) * met)) / 2,
      y: faceY - height / 2 + rise / camera + face * 0.03 * Math.sin(time * 1.7 + side),
      lean: side * -lean * met,
      breath: 0.006 * Math.sin(time * 2 + side),
    });
    const poseOf = (side: 1 | -1) => ({
      turn: turnTo(side === own ? front : back, -side * turned) * gaze,
      lean: -side * inclined * ease((time - 1.4) / 2.4),
      lids: ease((time - touch + 2) / 1.1),
    });
    const other = own < 0 ? 1 : -1;
    const far = blank(width, height);
    layPlayer(far, back, placeOf(other), poseOf(other), camera);
    // Apart, no shadow of the one reaches the other.
    if (met > 0.3) castShade(far, shade, front, placeOf(own), camera, other * face);
    cover(frame, far);
    layPlayer(frame, front, placeOf(own), poseOf(own), camera);
    const shoreY = height + fieldY + lift + ((camera - 1) * height) / 2;
    lay(frame, before, { x: width / 2, y: shoreY, anchor: [width / 2, height], scale: 1 + (camera - 1) * 1.3 });
    drawHearts(frame, floating, sprites, time);
    vignette(frame);
    if (time > touch) {
      const open = Math.hypot(width, height) * 0.75;
      const beat = 1 + 0.08 * Math.sin((time - touch) * 8) * shut;
      closeIris(frame, width / 2, irisY + lift, (open * (1 - shut) ** 1.5 + left) * beat);
    }
    return frame;
  };
}
