/** Where a written mark may lie on a picture: PP-OCRv4 text detection. Proposed to the person, never applied unasked. */
import type { Tensor } from 'onnxruntime-node';
import { openNet, runtime } from '../nets/net.ts';
import { readPicture, sharpOf } from '../picture/picture.ts';

const weights = 'ppocr-v4-det.onnx';
const longest = 960;
/** The net takes sides that are multiples of this. */
const stride = 32;
/** ImageNet's, in the order blue, green, red. */
const mean = [0.485, 0.456, 0.406] as const;
const deviation = [0.229, 0.224, 0.225] as const;
const seenFrom = 0.3;
const sureFrom = 0.5;
const fewestPixels = 60;
/** The net finds the inner part of a line of text; this much of its height is added around it. */
const outwards = 0.45;
/** A mark is a line: higher than this share of the picture, or squarer than this, it is something else. */
const mostHeight = 0.15;
const squarest = 0.5;

/** Pixels of the upright picture. */
export type Mark = { x: number; y: number; width: number; height: number; confidence: number };

type Blob = { left: number; top: number; right: number; bottom: number; pixels: number; sum: number };

function blobsOf(map: Float32Array, width: number): Blob[] {
  const seen = new Uint8Array(map.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (map[start]! <= seenFrom || seen[start]) continue;
    const blob: Blob = { left: width, top: Infinity, right: 0, bottom: 0, pixels: 0, sum: 0 };
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const at = open.pop()!;
      const x = at % width;
      const y = (at - x) / width;
      blob.pixels += 1;
      blob.sum += map[at]!;
      blob.left = Math.min(blob.left, x);
      blob.right = Math.max(blob.right, x);
      blob.top = Math.min(blob.top, y);
      blob.bottom = Math.max(blob.bottom, y);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < map.length && !seen[next] && map[next]! > seenFrom) {
          seen[next] = 1;
          open.push(next);
        }
    }
    blobs.push(blob);
  }
  return blobs;
}

/** Lines of text in the picture at `path`, the surest first. */
export async function proposeMarks(path: string): Promise<Mark[]> {
  const picture = await readPicture(path, 4096);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const fit = (side: number) => Math.max(stride, Math.round((side * scale) / stride) * stride);
  const [width, height] = [fit(picture.width), fit(picture.height)];
  const small = await sharpOf(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const pixels = width * height;
  const input = new Float32Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      input[channel * pixels + at] = (small[at * 3 + 2 - channel]! / 255 - mean[channel]!) / deviation[channel]!;
  const [net, { Tensor }] = await Promise.all([openNet(weights), runtime()]);
  const answer = await net.run({ [net.inputNames[0]!]: new Tensor('float32', input, [1, 3, height, width]) });
  const map = (answer[net.outputNames[0]!] as Tensor).data as Float32Array;

  const marks: Mark[] = [];
  for (const { left, top, right, bottom, pixels: area, sum } of blobsOf(map, width)) {
    const confidence = sum / area;
    if (area <= fewestPixels || confidence <= sureFrom) continue;
    const edge = (bottom - top) * outwards;
    const across = picture.width / width;
    const down = picture.height / height;
    const x = Math.max(0, Math.round((left - edge) * across));
    const y = Math.max(0, Math.round((top - edge) * down));
    const mark: Mark = {
      x,
      y,
      width: Math.min(picture.width, Math.round((right + edge) * across)) - x,
      height: Math.min(picture.height, Math.round((bottom + edge) * down)) - y,
      confidence,
    };
    if (mark.height <= mostHeight * picture.height && mark.height <= squarest * mark.width) marks.push(mark);
  }
  return marks.sort((one, other) => other.confidence - one.confidence);
}
