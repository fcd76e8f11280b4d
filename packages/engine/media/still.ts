/** The first picture of a film, for where the film cannot be played. */
import sharp from 'sharp';
import { openFilm } from './decode.ts';
import { unreadable } from './open.ts';

/** Pixels of the longer side: what a form needs to mark a face or a region on it. */
const longest = 640;

/** Returns the first picture of a film as a WebP: upright, in its shape, in sRGB, with its alpha. Rejects with `refused` when it has none. */
export async function stillOf(path: string): Promise<Buffer> {
  const film = await openFilm(path, { longest, fps: 30, seconds: 1 });
  for await (const frame of film.frames()) {
    const raw = { width: film.width, height: film.height, channels: 4 as const };
    const picture = sharp(frame, { raw });
    return await (film.alpha ? picture : picture.removeAlpha()).webp({ quality: 80, effort: 2 }).toBuffer();
  }
  throw unreadable();
}
