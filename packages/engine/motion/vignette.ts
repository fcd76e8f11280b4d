import type { Frame } from './render.ts';

/** Creates a function that darkens the corners of the frame slightly, as in the still images of scenes. */
export function darkenCorners({ rgba, width, height }: Frame): () => void {
  const shares = Uint8Array.from({ length: width * height }, (_, at) => {
    const radius = Math.hypot((at % width) / width - 0.5, Math.trunc(at / width) / height - 0.5);
    return Math.round(255 * (1 - 0.34 * Math.max(0, radius - 0.38)));
  });
  return () => {
    for (let at = 0; at < shares.length; at += 1) {
      const share = shares[at]!;
      if (share === 255) continue;
      const to = at * 4;
      rgba[to] = (rgba[to]! * share) >> 8;
      rgba[to + 1] = (rgba[to + 1]! * share) >> 8;
      rgba[to + 2] = (rgba[to + 2]! * share) >> 8;
    }
  };
}
