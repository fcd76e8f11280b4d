/** Films, GIFs, sounds, and pictures: opened as untrusted files, and written. Loads FFmpeg, so use it in child processes. */
export { openFilm, readSound, type DecodeOptions, type OpenFilm } from './decode.ts';
export { encodeFilm, type FilmOptions, type Frames } from './encode.ts';
export { type FrameBytes, type Measures, type Sound } from './film.ts';
export { encodeGif, type GifOptions } from './gif.ts';
export { missingOf } from './ending.ts';
export { openAnimation, openPicture, refuse, sniffFile } from './open.ts';
export { openGif, type OpenGif } from './open-gif.ts';
export { readFile, type Reading } from './reading.ts';
export { rewriteFilm, type Rewritten } from './rewrite-film.ts';
export { rewriteSound } from './rewrite-sound.ts';
export { showsSomething, type Showing } from './shows.ts';
export { stillOf } from './still.ts';
export { encodeMp3, encodeWav } from './sound.ts';
export { openWithin } from './within.ts';
