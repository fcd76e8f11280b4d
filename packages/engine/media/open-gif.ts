/** Reads an animated image as frames of equal size with their delays. All frames are in memory at once, so large ones are scaled down. */
import type { FrameBytes } from './video.ts';
import { openAnimation, unreadable } from './open.ts';

export type OpenGif = {
  width: number;
  height: number;
  count: number;
  /** Display time of each frame in milliseconds. */
  delays: number[];
  /** Number of plays; 0 for endless. */
  loop: number;
  /** Pixels of the file per pixel of the frames. */
  shrunk: number;
  /** Yields the same frames on each call; the caller may change them. */
  frames(): Generator<FrameBytes>;
};

/** Limits on the pixels of all frames together: in memory, and in the file, which is scaled down while it is read. */
const heldPixels = 60_000_000;
const maxPixels = 1_000_000_000;
const defaultDelay = 100;

/**
 * Opens an animation and scales it down when it exceeds 60 megapixels in total. Rejects with `refused` when it cannot be read or is too
 * large to open.
 */
export async function openGif(path: string): Promise<OpenGif> {
  try {
    const {
      width: ownWidth,
      height: wholeHeight,
      pages = 1,
      pageHeight,
      delay,
      loop = 0,
    } = await openAnimation(path, { maxPixels }).metadata();
    const ownHeight = pageHeight ?? wholeHeight;
    const scale = Math.min(1, Math.sqrt(heldPixels / (ownWidth * ownHeight * pages)));
    const image = openAnimation(path, { maxPixels }).toColourspace('srgb').ensureAlpha();
    const sized = scale < 1 ? image.resize({ width: Math.round(ownWidth * scale) }) : image;
    const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
    const { width } = info;
    const height = Math.round(info.height / pages);
    const size = width * height * 4;
    return {
      width,
      height,
      count: pages,
      // Browsers treat a delay close to zero as a tenth of a second.
      delays: Array.from({ length: pages }, (_, page) => ((delay?.[page] ?? 0) < 20 ? defaultDelay : delay![page]!)),
      loop,
      shrunk: ownWidth / width,
      *frames() {
        for (let page = 0; page < pages; page += 1) yield Buffer.from(data.subarray(page * size, (page + 1) * size));
      },
    };
  } catch (cause) {
    throw unreadable(cause);
  }
}
