/** Slaney's scale of pitch as it is heard: linear up to 1,000 Hz, logarithmic above. */

const toMel = (hertz: number): number => (hertz < 1000 ? (3 * hertz) / 200 : 15 + Math.log(hertz / 1000) / (Math.log(6.4) / 27));
const toHertz = (mel: number): number => (mel < 15 ? (200 * mel) / 3 : 1000 * Math.exp((Math.log(6.4) / 27) * (mel - 15)));

/** Edges in hertz of bands that are equally wide to the ear; band `n` rises from edge `n` to its middle at the next and falls to the one after. */
export function melEdges(bands: number, lowest: number, highest: number): number[] {
  const [low, high] = [toMel(lowest), toMel(highest)];
  return Array.from({ length: bands + 2 }, (_, at) => toHertz(low + ((high - low) * at) / (bands + 1)));
}

/** How much of each bin of a spectrum a band receives, from 0 to 1. `step`: hertz between two bins. */
export function melFilter(edges: readonly number[], band: number, bins: number, step: number): Float64Array {
  const [low, middle, high] = edges.slice(band, band + 3) as [number, number, number];
  return Float64Array.from({ length: bins }, (_, bin) =>
    Math.max(0, Math.min((bin * step - low) / (middle - low), (high - bin * step) / (high - middle))),
  );
}

/** The bins that a band receives something of, from the first. */
export type MelBand = { first: number; shares: Float64Array };

/** A filter without the bins of which it receives nothing. */
export function melBand(filter: Float64Array): MelBand {
  const first = Math.max(
    0,
    filter.findIndex((share) => share > 0),
  );
  return { first, shares: filter.slice(first, filter.findLastIndex((share) => share > 0) + 1) };
}
