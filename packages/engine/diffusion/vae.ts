/** Images to latents and back. Planes are [3, H, W] from −1 to 1. */
import type { DiffusionModel } from './model.ts';
import type { Noise } from './noise.ts';
import { withNet, type Net } from './session.ts';
import { decodeTiled, type Planes } from './tiles.ts';

/** Limits of the encoder's logarithm of the variance. */
const logarithms = { min: -30, max: 20 };
/** Latents per side of a tile, 512 pixels: what the decoder was trained at, and little enough for the memory of one child. */
export const tileSide = 64;

/** Encodes an image; the autoencoder gives a distribution, of which the noise draws one sample. Resolves to scaled latents. */
export function encodeImage(model: DiffusionModel, { data, width, height }: Planes, noise: Noise): Promise<Float32Array> {
  const { factor, channels, scale } = model.vae;
  const count = (channels * width * height) / factor ** 2;
  return withNet(model.folder, 'vae_encoder', model.session, async (net) => {
    const { data: parameters } = await net.run({ sample: { data, shape: [1, 3, height, width] } });
    // Half as many numbers: the net has drawn already, or draws nothing.
    if (parameters.length === count) return parameters.map((value) => value * scale);
    const drawn = noise.normal(count);
    return drawn.map((value, at) => {
      const logarithm = Math.min(logarithms.max, Math.max(logarithms.min, parameters[count + at]!));
      return scale * (parameters[at]! + Math.exp(logarithm / 2) * value);
    });
  });
}

const decodeWith =
  (net: Net, channels: number) =>
  async ({ data, width, height }: Planes): Promise<Planes> => {
    const { data: sample, shape } = await net.run({ latent_sample: { data, shape: [1, channels, height, width] } });
    return { data: sample, height: shape[2]!, width: shape[3]! };
  };

/** Decodes scaled latents of `width` × `height`, in tiles when they are larger than one. `onTile` receives the share that is done. */
export function decodeLatents(
  model: DiffusionModel,
  latents: Planes,
  { tile = tileSide, onTile }: { tile?: number; onTile?: (share: number) => void } = {},
): Promise<Planes> {
  const { scale, channels, factor } = model.vae;
  const data = latents.data.map((value) => value / scale);
  return withNet(model.folder, 'vae_decoder', model.session, (net) =>
    decodeTiled({ ...latents, data }, { tile, channels, factor, decode: decodeWith(net, channels), onTile }),
  );
}
