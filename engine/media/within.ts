/** Long films are worked on smaller, so that nobody waits for ever and no job runs into its time limit. */
import { openFilm, type DecodeOptions, type OpenFilm } from './decode.ts';
import { fitInside } from './film.ts';

/** Opens a film at a size at which all its frames together have at most `pixels`. */
export async function openWithin(path: string, options: DecodeOptions, pixels: number): Promise<OpenFilm> {
  const film = await openFilm(path, options);
  const scale = Math.sqrt(pixels / film.count / (film.width * film.height));
  if (scale >= 1) return film;
  const { width, height } = fitInside(film.width * scale, film.height * scale, options.longest);
  return openFilm(path, { ...options, longest: Math.max(width, height) });
}
