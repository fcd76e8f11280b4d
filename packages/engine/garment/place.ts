/** Where on a person a part of the clothes lies: by the bones of the body where its pose is seen, otherwise below the face. */
import { armBones, fromBone, fromBones, isSeen, legBones, onTrunk } from '../body/figure.ts';
import { jointOf, type Pose } from '../body/joints.ts';
import type { Tone } from './tones.ts';
import { longHair, nearnessIn, skinTest, type View } from './zones.ts';

type IsIn = (x: number, y: number) => boolean;

/**
 * `holds`: where the colors of the outermost clothes are looked for; `bare`: where they are when that is skin; `inner`: where what is worn under them
 * shows; `reaches`: how far a garment of either may extend.
 */
export type ClothPlace = { holds: IsIn; bare: IsIn | null; inner: IsIn | null; reaches: (layer: Layer) => IsIn };
export type Layer = 'outer' | 'inner';
export type Region = 'chest' | 'legs';

/** In face sizes from the chin, where the legs are looked for, and the line above which nothing of them is; the chest. */
const legsBelow = { aside: 1.3, from: 3.4, to: 6.2, above: 2.7 } as const;
const chestBelow = { from: -0.05, to: 2.4, inner: 0.4, aside: 1.3, bare: 0.3 } as const;
/** How far the garment may extend to either side, in face widths. */
const widest = 3.6;

/** The chest without a pose is below the face. */
function chestByFace({ faces }: View): ClothPlace {
  const face = faces[0]!;
  const chin = face.y + face.height;
  const across = (x: number) => Math.abs(x - face.x - face.width / 2) / face.width;
  const down = (y: number) => (y - chin) / face.height;
  return {
    holds: (x, y) => across(x) > chestBelow.inner && across(x) < chestBelow.aside && down(y) > chestBelow.from && down(y) < chestBelow.to,
    bare: (x, y) => across(x) < chestBelow.aside && down(y) > chestBelow.bare && down(y) < chestBelow.to,
    inner: (x, y) => across(x) < chestBelow.inner && down(y) > 0 && down(y) < chestBelow.to,
    reaches: () => (x) => across(x) <= widest,
  };
}

/** The legs without a pose are wherever the body is at their height. */
function legsByFace(view: View): ClothPlace {
  const { width, height, body, faces } = view;
  const face = faces[0]!;
  const chin = face.y + face.height;
  const [top, bottom] = [chin + face.height * legsBelow.from, Math.min(height, chin + face.height * legsBelow.to)];
  const own = face.x + face.width / 2;
  const nearness = nearnessIn(view);
  let [sum, count] = [0, 0];
  for (let y = Math.round(top); y < bottom; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (body[y * width + x]! < 0.5 || nearness(x, y) < 1) continue;
      sum += x;
      count += 1;
    }
  const center = count > 0 ? sum / count : own;
  return {
    holds: (x, y) => Math.abs(x - center) < face.width * legsBelow.aside && y > top && y < bottom,
    bare: null,
    inner: null,
    reaches: () => (x, y) => y >= chin + face.height * legsBelow.above && Math.abs(x - own) <= face.width * widest,
  };
}

/** Of a close-up, the shoulders at both sides of the neck. */
function besideNeck(view: View): ClothPlace {
  const face = view.faces[0]!;
  const center = face.x + face.width / 2;
  return {
    holds: (x, y) => y > face.y + face.height * 0.9 && Math.abs(x - center) > face.width * 0.5,
    bare: null,
    inner: null,
    reaches: () => (x, y) => y > face.y + face.height * 0.75 && Math.abs(x - center) <= face.width * widest,
  };
}

/** How far cloth hangs from bones, in face widths, how far where an arm is not seen, and how far above the shoulders. */
const reachOf = { cloth: 2, unseen: 2.6, collar: 0.35 } as const;
/** Beyond this share of the way to the side a jacket covers the shirt; within that one the shirt shows between its halves. */
const side = 0.5;
const between = 0.34;
/** How far the shirt may show. */
const open = 0.8;
/** How far down the trunk the colors are looked for. */
const waist = 0.95;
/** What is worn below a short top is not looked at where that top shows. */
const belt = 0.65;

function chestByPose(pose: Pose, face: number): ClothPlace {
  const trunk = onTrunk(pose, face * 0.6);
  const arms = armBones(pose);
  const upper = (['left', 'right'] as const)
    .filter((one) => isSeen(pose, `${one}Elbow`))
    .map((one) => [jointOf(pose, `${one}Shoulder`), jointOf(pose, `${one}Elbow`)] as const);
  const slack = upper.length === 2 ? reachOf.cloth : reachOf.unseen;
  return {
    holds(x, y) {
      const { across, down } = trunk(x, y);
      return (down > 0 && down < belt && Math.abs(across) > side && Math.abs(across) < 1.05) || fromBones(x, y, upper) < 0.3 * face;
    },
    bare(x, y) {
      const { across, down } = trunk(x, y);
      return down > 0.25 && down < waist && Math.abs(across) < 0.9;
    },
    inner(x, y) {
      const { across, down } = trunk(x, y);
      return down > -0.3 && down < waist * 0.7 && Math.abs(across) < between;
    },
    reaches: (layer) => (x, y) => {
      const { across, down, half } = trunk(x, y);
      if (layer === 'inner') return Math.abs(across) < open && down < 1.3;
      // A coat reaches to the knees, and a collar to the jaw, narrower the higher.
      const aside = down < 0 ? Math.abs(across) * half - half * (1 + 1.2 * down) : (Math.abs(across) - 1) * half;
      const onBody = down > -0.6 && down < 2.2 && aside < (down < 0 ? reachOf.collar : slack) * face;
      const onShoulder = down > -0.9 && down <= 0 && Math.abs(across) > 1 && (Math.abs(across) - 1) * half < slack * face;
      return onBody || onShoulder || fromBones(x, y, arms) < 0.7 * face;
    },
  };
}

/** Heights of the face from the chin within which nobody has legs. */
const leastTrunk = 1.5;

/** Null when the image ends above the thighs. */
function legsByPose(pose: Pose, face: number, { height, faces }: View): ClothPlace | null {
  const { y, height: faceHeight } = faces[0]!;
  const chin = y + faceHeight;
  const [left, right] = [jointOf(pose, 'leftHip'), jointOf(pose, 'rightHip')];
  if (Math.max(left.y, right.y) + face * 0.8 > height) return null;
  const trunk = onTrunk(pose, face * 0.6);
  const bones = legBones(pose);
  // Of somebody half hidden by another, the hips are guessed too high, and the shirt would be dyed.
  const highest = chin + faceHeight * leastTrunk;
  const thighs = (['left', 'right'] as const).map((one) => [jointOf(pose, `${one}Hip`), jointOf(pose, `${one}Knee`)] as const);
  return {
    holds: (x, y) => trunk(x, y).down > 1.1 && thighs.some(([hip, knee]) => fromBone(x, y, hip, knee) < 0.35 * face),
    bare: null,
    inner: null,
    reaches: () => (x, y) =>
      y > highest && trunk(x, y).down > 0.82 && Math.min(fromBones(x, y, thighs), fromBones(x, y, bones)) < reachOf.cloth * face,
  };
}

/** The share of a place that hair leaves at least. */
const leastBeside = 0.12;

function countIn({ width, body, tones }: View, isIn: IsIn, isSkin: (tone: Tone) => boolean): number {
  let count = 0;
  for (let at = 0; at < body.length; at += 1)
    if (body[at]! > 0.9 && !isSkin(tones[at]!) && isIn(at % width, Math.trunc(at / width))) count += 1;
  return count;
}

/** Places to look for a region, the best first: a close-up ends above the shoulders that the pose guesses. */
export function* placesOf(view: View, region: Region): Generator<ClothPlace> {
  const { poses, faces } = view;
  const [pose] = poses;
  const size = faces[0]!.width;
  if (region === 'chest') {
    const hair = longHair(view);
    const skin = skinTest(view);
    const isSkin = (tone: Tone) => skin(tone) < Infinity;
    const bald = (isIn: IsIn): IsIn => (hair ? (x, y) => isIn(x, y) && !hair[y * view.width + x] : isIn);
    if (pose) {
      const place = chestByPose(pose, size);
      // Cloth in the color of the hair is distinguished from it by its place alone.
      const isSeen = hair !== null && countIn(view, bald(place.holds), isSkin) > countIn(view, place.holds, isSkin) * leastBeside;
      yield isSeen ? { ...place, holds: bald(place.holds), bare: place.bare && bald(place.bare) } : place;
    }
    for (const place of [chestByFace(view), besideNeck(view)]) yield { ...place, holds: bald(place.holds) };
    return;
  }
  const legs = pose ? legsByPose(pose, size, view) : legsByFace(view);
  if (legs) yield legs;
}
