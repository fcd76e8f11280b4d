/** An animated picture as frames of equal size with their delays. All frames are held at once, so large ones are made smaller. */
import type { FrameBytes } from './film.ts';
import { openAnimation, unreadable } from './open.ts';

export type OpenGif = {
  width: number;
  height: number;
  count: number;
  /** Milliseconds that each frame is shown. */
  delays: number[];
  /** How often it is played; 0: for ever. */
  loop: number;
  /** Pixels of the file for one pixel of the frames. */
  shrunk: number;
  /** The same frames each time; each may be changed. */
  frames(): Generator<FrameBytes>;
};

/** Pixels of all frames together: as they are held, and as they may stand in the file, which is made smaller while it is read. */
const heldPixels = 60_000_000;
const maxPixels = 1_000_000_000;
const defaultDelay = 100;

/** Opens an animation, made smaller beyond 60 megapixels in all. Rejects with `refused` when it cannot be read, or is larger than may be opened. */
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
      // Browsers read a delay of next to nothing as a tenth of a second.
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
