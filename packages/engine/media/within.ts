/** Processes long films at a smaller size, to keep the wait short and the job within its timeout. */
import { openFilm, type DecodeOptions, type OpenFilm } from './decode.ts';
import { fitInside } from './film.ts';

/** Opens a film at a size at which all its frames together have at most `pixels` pixels. Rejects as `openFilm` does. */
export async function openWithin(path: string, options: DecodeOptions, pixels: number): Promise<OpenFilm> {
  const film = await openFilm(path, options);
  const scale = Math.sqrt(pixels / film.count / (film.width * film.height));
  if (scale >= 1) return film;
  const { width, height } = fitInside(film.width * scale, film.height * scale, options.longest);
  return openFilm(path, { ...options, longest: Math.max(width, height) });
}
