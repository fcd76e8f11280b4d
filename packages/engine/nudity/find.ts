/** How much two nets take an image for nudity or pornography: one learned from photographs, the other from drawings too. */
import sharp from 'sharp';
import type { Tensor } from 'onnxruntime-node';
import type { Image } from '@iridia/pixels/image';
import { openNet, runtime } from '../nets/net.ts';

/**
 * Likelihoods from 0 to 1 as the nets state them. They are hints: neither net knows how old somebody is, and both take harmless images for
 * what they look for (decision 26).
 */
export type NudityHint = {
  /** By Yahoo's open_nsfw. */
  photograph: number;
  /** By NSFWJS: pornography, drawn or photographed. */
  explicit: number;
  /** By NSFWJS: what is meant to arouse without being either. */
  suggestive: number;
};

/** Side of both nets' input in pixels, and of the image that the first one's is cut out of. */
const [side, around] = [224, 256];
/** Means of blue, green and red that the first net was trained with. */
const means = [104, 117, 123] as const;

const opened = ({ rgb, width, height }: Image) => sharp(rgb, { raw: { width, height, channels: 3 } });

/** The whole image as a square, which is how both nets were trained. */
const squared = (image: Image, size: number) => opened(image).resize(size, size, { fit: 'fill', kernel: 'linear' });

async function photographed(image: Image): Promise<number> {
  // The net was fitted to images that had been compressed once more.
  const compressed = await squared(image, around).jpeg({ quality: 75 }).toBuffer();
  const edge = (around - side) / 2;
  const rgb = await sharp(compressed).extract({ left: edge, top: edge, width: side, height: side }).raw().toBuffer();
  const input = Float32Array.from(rgb, (_, at) => rgb[at - (at % 3) + 2 - (at % 3)]! - means[at % 3]!);
  const [net, { Tensor: Made }] = await Promise.all([openNet('open-nsfw.onnx'), runtime()]);
  const answer = await net.run({ [net.inputNames[0]!]: new Made('float32', input, [1, side, side, 3]) });
  return ((answer[net.outputNames[0]!] as Tensor).data as Float32Array)[1]!;
}

async function drawn(image: Image): Promise<Pick<NudityHint, 'explicit' | 'suggestive'>> {
  const rgb = await squared(image, side).raw().toBuffer();
  const pixels = side * side;
  const input = new Float32Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1) input[channel * pixels + at] = rgb[at * 3 + channel]! / 255;
  const [net, { Tensor: Made }] = await Promise.all([openNet('nsfwjs.onnx'), runtime()]);
  const answer = await net.run({ [net.inputNames[0]!]: new Made('float32', input, [1, 3, side, side]) });
  const [, hentai, , porn, sexy] = (answer[net.outputNames[0]!] as Tensor).data as Float32Array;
  return { explicit: hentai! + porn!, suggestive: sexy! };
}

/** Resolves to what both nets state of one image. */
export async function nudityIn(image: Image): Promise<NudityHint> {
  return { photograph: await photographed(image), ...(await drawn(image)) };
}

/** The highest likelihoods among several images. */
export const mostOf = (hints: readonly NudityHint[]): NudityHint =>
  hints.reduce((most, hint) => ({
    photograph: Math.max(most.photograph, hint.photograph),
    explicit: Math.max(most.explicit, hint.explicit),
    suggestive: Math.max(most.suggestive, hint.suggestive),
  }));
