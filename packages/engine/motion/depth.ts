/** How near each pixel of an image is, by the net of a pack, and the image cut into planes by it: parts move past the camera each at its own speed. */
import type { Tensor } from 'onnxruntime-node';
import { imageNet } from '../packs/registry/imagenet.ts';
import { openFile, runtime } from '../nets/net.ts';
import { NetError } from '../nets/slots.ts';
import { fileOf, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { resizePlane, type Plane } from '../image/raster.ts';
import { smoothFill } from './fill.ts';
import { multiplied, opaque, type Layer } from './layer.ts';

type DepthPack = PlacedPack<PipelineOf<'depth'>>;

const { mean, std } = imageNet;
const planes = 5;
/** Half the width of a plane's soft edge, as nearness. */
const soft = 0.03;

/** Returns the nearness of every pixel, 0 (farthest) to 1 (nearest). Throws a `NetError` for a net that answers in another shape. */
export async function nearnessOf(image: Image, pack: DepthPack): Promise<Plane> {
  const { file, side, multiple } = pack.manifest.pipeline;
  const scale = side / Math.max(image.width, image.height);
  const fit = (size: number) => Math.max(multiple, Math.round((size * scale) / multiple) * multiple);
  const [width, height] = [fit(image.width), fit(image.height)];
  const rgb = await sharpOf(image).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const pixels = width * height;
  const input = new Float32Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      input[channel * pixels + at] = (rgb[at * 3 + channel]! / 255 - mean[channel]!) / std[channel]!;
  const path = fileOf(pack, file);
  const [net, { Tensor: Values }] = await Promise.all([openFile(path, pack), runtime()]);
  const answer = await net.run({ [net.inputNames[0]!]: new Values('float32', input, [1, 3, height, width]) });
  const { data, dims } = answer[net.outputNames[0]!] as Tensor;
  if (!(data instanceof Float32Array) || data.length !== pixels)
    throw new NetError(`${path} answers in the shape ${dims.join(' × ')}; ${height} × ${width} was expected.`);
  let [least, most] = [Infinity, -Infinity];
  for (const value of data) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const range = most - least;
  // A flat answer is a flat image: all of it is far.
  const nearness = Float32Array.from(data, (value) => (range > 1e-6 ? (value - least) / range : 0));
  return resizePlane(nearness, width, height, image.width, image.height);
}

/** The image's part from a threshold on, its colors carried on under what is nearer, so that moving apart shows no hole and no copy. */
function planeOf({ rgb, width, height }: Image, nearness: Plane, from: number, to: number): Buffer {
  const colors = Buffer.from(rgb);
  const others = Uint8Array.from(nearness, (value) => (value < from - soft || value > to + soft ? 1 : 0));
  if (others.includes(0)) smoothFill(colors, others, width, height);
  return colors;
}

/** Returns the image as layers, farthest first: the nearest at distance 1, the farthest at `far`. */
export function layersByDepth(image: Image, nearness: Plane, far: number): Layer[] {
  const { width, height } = image;
  const place = { width, height, left: 0, top: 0, scale: 1 };
  return Array.from({ length: planes }, (_, index): Layer => {
    const share = index / (planes - 1);
    // Evenly in nearness, as the net measures: the inverse of the distance.
    const distance = 1 / (1 / far + (1 - 1 / far) * share);
    const [from, to] = [(index - 0.5) / (planes - 1), (index + 0.5) / (planes - 1)];
    const colors = planeOf(image, nearness, from, to);
    if (index === 0) return { ...place, pixels: opaque(colors), distance, solid: true };
    const rgba = opaque(colors);
    for (const [at, value] of nearness.entries()) rgba[at * 4 + 3] = 255 * Math.min(1, Math.max(0, (value - from + soft) / (2 * soft)));
    return { ...place, pixels: multiplied(rgba), distance, solid: false };
  });
}
