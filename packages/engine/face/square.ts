/** Samples a rotated square of an image at the size that a net expects. */
import { runtime, openNet } from '../nets/net.ts';
import type { Image } from '@iridia/pixels/image';

/** Center and side in pixels, angle in radians. */
export type Square = { x: number; y: number; side: number; angle: number };

/** Maximum samples per pixel and axis: without supersampling a net would see only every tenth pixel of a large part. */
const maxSamples = 6;

/** Three planes of `size`², each value `byte × scale + offset`; pixels outside the image are black. */
export function sampleSquare(image: Image, { x, y, side, angle }: Square, size: number, scale: number, offset: number) {
  const planes = new Float32Array(3 * size * size).fill(offset);
  const samples = Math.max(1, Math.min(maxSamples, Math.round(side / size)));
  const step = side / size / samples;
  const [along, down] = [Math.cos(angle) * step, Math.sin(angle) * step];
  const half = (size * samples) / 2;
  const share = scale / (samples * samples);
  for (let v = 0; v < size * samples; v += 1) {
    const b = v + 0.5 - half;
    const line = { x: x - b * down - 0.5, y: y + b * along - 0.5, along, down, samples, share };
    addLine(image, line, planes, Math.trunc(v / samples) * size, size);
  }
  return planes;
}

/** A line of samples through a row of the square; `x` and `y` are those of its middle, in pixels. */
type SampledLine = { x: number; y: number; along: number; down: number; samples: number; share: number };

/** A function of its own: what is called once a frame of a video stays slow in V8, however long its inner loop. */
function addLine(
  { rgb, width, height }: Image,
  { x, y, along, down, samples, share }: SampledLine,
  planes: Float32Array,
  row: number,
  size: number,
) {
  const pixels = size * size;
  const half = (size * samples) / 2;
  for (let u = 0; u < size * samples; u += 1) {
    const a = u + 0.5 - half;
    const fx = x + a * along;
    const fy = y + a * down;
    if (fx < 0 || fy < 0 || fx > width - 1 || fy > height - 1) continue;
    const x0 = Math.min(width - 2, Math.trunc(fx));
    const y0 = Math.min(height - 2, Math.trunc(fy));
    const [tx, ty] = [fx - x0, fy - y0];
    const from = (y0 * width + x0) * 3;
    const below = from + width * 3;
    const to = row + Math.trunc(u / samples);
    for (let channel = 0; channel < 3; channel += 1) {
      const upper = rgb[from + channel]! * (1 - tx) + rgb[from + channel + 3]! * tx;
      const lower = rgb[below + channel]! * (1 - tx) + rgb[below + channel + 3]! * tx;
      planes[channel * pixels + to]! += (upper * (1 - ty) + lower * ty) * share;
    }
  }
}

export type Answer = { data: Float32Array; shape: readonly number[] };

/** The net's output for such a square. */
export async function askNet(file: string, planes: Float32Array, size: number): Promise<Answer[]> {
  const [net, { Tensor }] = await Promise.all([openNet(file), runtime()]);
  const answers = await net.run({ [net.inputNames[0]!]: new Tensor('float32', planes, [1, 3, size, size]) });
  return Object.values(answers).map(({ data, dims }) => ({ data: data as Float32Array, shape: dims }));
}
