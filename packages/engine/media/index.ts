/** Videos, GIFs, sounds, and images: opened as untrusted files, and written. Loads FFmpeg, so use it in child processes. */
export { narrowIn, type Narrow } from './avif-levels.ts';
export { changesSomething } from './changes.ts';
export { openVideo, readSound, type DecodeOptions, type OpenVideo } from './decode.ts';
export { encodeVideo, type VideoOptions, type Frames } from './encode.ts';
export { type FrameBytes, type Measures, type Sound } from './video.ts';
export { encodeGif, type GifOptions } from './gif.ts';
export { missingOf } from './ending.ts';
export { firstFrameOf } from './first-frame.ts';
export { openAnimation, openImage, refuse, sniffFile } from './open.ts';
export { openGif, type OpenGif } from './open-gif.ts';
export { readFile, type Reading } from './reading.ts';
export { rewriteVideo, type Rewritten } from './rewrite-video.ts';
export { rewriteSound } from './rewrite-sound.ts';
export { showsSomething } from './shows.ts';
export { stillOf } from './still.ts';
export { encodeMp3, encodeWav } from './sound.ts';
export { openWithin } from './within.ts';
