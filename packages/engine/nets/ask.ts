/** Runs the net of a slot on a square of pixels, with the preprocessing that the net requires. */
import type { Tensor } from 'onnxruntime-node';
import { openFile, runtime } from './net.ts';
import { fill, NetError, slots, type Filled, type SlotName } from './slots.ts';

/** Slots that a bundled net fills when nobody else does. */
export type FilledSlot = Exclude<SlotName, 'upscale-x4'>;

export const inSlot = (slot: FilledSlot): Filled => fill(slot)!;

/** Values in the net's layout from `side`² pixels of three bytes. */
function inputOf(rgb: Uint8Array, side: number, { mean, std, layout, brightest }: Filled['settings']): Float32Array {
  const most = brightest ? rgb.reduce((highest, value) => Math.max(highest, value), 1) : 255;
  const pixels = side * side;
  const input = new Float32Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      input[layout === 'NCHW' ? channel * pixels + at : at * 3 + channel] =
        (rgb[at * 3 + channel]! / most - mean[channel]!) / std[channel]!;
  return input;
}

/** The output planes, channel after channel. Throws a `NetError` when the output does not have the shape that the slot requires. */
export async function ask(slot: SlotName, rgb: Uint8Array, from: Filled | null = fill(slot)): Promise<Float32Array> {
  if (!from) throw new NetError(`Nothing fills the slot “${slot}”.`);
  const { path, settings, pack } = from;
  const { input: side, layout } = settings;
  const [net, { Tensor }] = await Promise.all([openFile(path, pack), runtime()]);
  const shape = layout === 'NCHW' ? [1, 3, side, side] : [1, side, side, 3];
  const name = settings.output ?? net.outputNames[0]!;
  if (!net.outputNames.includes(name)) throw new NetError(`${path} has no output called “${name}”; it has ${net.outputNames.join(', ')}.`);
  const answer = await net.run({ [net.inputNames[0]!]: new Tensor('float32', inputOf(rgb, side, settings), shape) }, [name]);
  const { data, dims } = answer[name] as Tensor;
  const { channels, scale } = slots[slot].answer;
  const wanted = channels * (side * scale) ** 2;
  if (data.length !== wanted || !(data instanceof Float32Array))
    throw new NetError(
      `${path} answers in the shape ${dims.join(' × ')}; for an image of ${side} × ${side} the slot “${slot}” needs ${channels} × ${side * scale} × ${side * scale}.`,
    );
  const planes = Float32Array.from(data);
  if (layout === 'NHWC' && channels > 1) {
    const pixels = wanted / channels;
    for (let at = 0; at < pixels; at += 1)
      for (let channel = 0; channel < channels; channel += 1) planes[channel * pixels + at] = data[at * channels + channel]!;
  }
  if (settings.sigmoid) for (let at = 0; at < planes.length; at += 1) planes[at] = 1 / (1 + Math.exp(-planes[at]!));
  return planes;
}
