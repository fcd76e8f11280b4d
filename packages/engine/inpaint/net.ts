/** Fills a hole with the net of a pack: MI-GAN with its pipeline inside, which looks for the hole and its surroundings by itself. */
import type { Tensor } from 'onnxruntime-node';
import { openFile, runtime } from '../nets/net.ts';
import { NetError } from '../nets/slots.ts';
import { fileOf, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import type { Image } from '@iridia/pixels/image';
import type { Hole } from './hole.ts';

/** Values of the mask: what is kept, and what is filled. */
const [kept, filled] = [255, 0];

/** Returns the pixels of an image with its hole filled. Throws a `NetError` for a net that answers in another shape. */
export async function fillByNet({ rgb, width, height }: Image, hole: Hole, pack: PlacedPack<PipelineOf<'inpaint'>>): Promise<Uint8Array> {
  const path = fileOf(pack, pack.manifest.pipeline.file);
  const [net, { Tensor: Values }] = await Promise.all([openFile(path, pack), runtime()]);
  const pixels = width * height;
  const image = new Uint8Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1) image[channel * pixels + at] = rgb[at * 3 + channel]!;
  const mask = Uint8Array.from(hole, (value) => (value ? filled : kept));
  const answer = await net.run({
    image: new Values('uint8', image, [1, 3, height, width]),
    mask: new Values('uint8', mask, [1, 1, height, width]),
  });
  const { data, dims } = answer[net.outputNames[0]!] as Tensor;
  if (!(data instanceof Uint8Array) || data.length !== image.length)
    throw new NetError(`${path} answers in the shape ${dims.join(' × ')}; an image of ${width} × ${height} in bytes was expected.`);
  const result = new Uint8Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1) result[at * 3 + channel] = data[channel * pixels + at]!;
  return result;
}
