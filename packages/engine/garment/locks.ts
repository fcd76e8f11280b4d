/** Parts long hair from clothes of its color: locks are streaked, and cloth is even. */
import { boxMean, type Plane } from '../image/raster.ts';
import type { FaceBox } from '../face/mesh.ts';
import type { Tone } from './tones.ts';

type Seen = { width: number; height: number; tones: readonly Tone[] };

/** Half the width of the squares in which streaks are measured, and of those in which what is likely is averaged, in face widths. */
const streaks = 0.04;
const patch = 0.13;
/** Where hair and cloth are surely seen, in face heights from the top of the face, or from the end of the photo; the cloth so near to the middle. */
const sure = { hair: 0.85, cloth: 2.3, margin: 0.3, aside: 0.6 } as const;
/** Fewer pixels than this show nothing. */
const fewest = 40;

/** How streaked the light is around each pixel. */
function streaksOf({ width, height, tones }: Seen, radius: number): Plane {
  const light = Float32Array.from(tones, ([value]) => value);
  const mean = boxMean(light, width, height, radius);
  const squares = boxMean(
    light.map((value) => value * value),
    width,
    height,
    radius,
  );
  return squares.map((value, at) => Math.sqrt(Math.max(0, value - mean[at]! ** 2)));
}

type Kind = { mean: number[]; spread: number[] };

function kindOf(values: readonly number[][]): Kind {
  const mean = values[0]!.map((_, index) => values.reduce((sum, value) => sum + value[index]!, 0) / values.length);
  const spread = mean.map(
    (middle, index) => 3 + Math.sqrt(values.reduce((sum, value) => sum + (value[index]! - middle) ** 2, 0) / values.length),
  );
  return { mean, spread };
}

const likelihood = (value: readonly number[], { mean, spread }: Kind): number =>
  value.reduce((sum, number, index) => sum - ((number - mean[index]!) / spread[index]!) ** 2 / 2 - Math.log(spread[index]!), 0);

/** Of what may be either, by its place and color, what is hair; all of it where too little is seen of one of the two. */
export function locksOf(view: Seen, face: FaceBox, either: Uint8Array): Uint8Array {
  const { width, height, tones } = view;
  const streaked = streaksOf(view, Math.max(1, Math.round(face.width * streaks)));
  const valueAt = (at: number): number[] => [...tones[at]!, streaked[at]!];
  const all = Array.from(either.keys()).filter((at) => either[at]);
  const down = (at: number): number => (Math.trunc(at / width) - face.y) / face.height;
  const across = (at: number): number => Math.abs((at % width) - face.x - face.width / 2) / face.width;
  // A close-up ends on the chest.
  const low = Math.min(sure.cloth, (height - face.y) / face.height - sure.margin);
  const own = all.filter((at) => down(at) < sure.hair);
  const other = all.filter((at) => down(at) > low && across(at) < sure.aside);
  if (own.length < fewest || other.length < fewest) return either;
  const [hair, cloth] = [kindOf(own.map(valueAt)), kindOf(other.map(valueAt))];
  const more = new Float32Array(width * height);
  for (const at of all) more[at] = Math.max(-6, Math.min(6, likelihood(valueAt(at), hair) - likelihood(valueAt(at), cloth)));
  const mean = boxMean(more, width, height, Math.max(1, Math.round(face.width * patch)));
  return either.map((value, at) => (value && (down(at) < sure.hair || mean[at]! > 0) ? 1 : 0));
}
