/** Processes long videos at a smaller size, to keep the wait short and the job within its timeout. */
import { openVideo, type DecodeOptions, type OpenVideo } from './decode.ts';
import { fitInside } from './video.ts';

/** Opens a video at a size at which all its frames together have at most `pixels` pixels. Rejects as `openVideo` does. */
export async function openWithin(path: string, options: DecodeOptions, pixels: number): Promise<OpenVideo> {
  const video = await openVideo(path, options);
  const scale = Math.sqrt(pixels / video.count / (video.width * video.height));
  if (scale >= 1) return video;
  const { width, height } = fitInside(video.width * scale, video.height * scale, options.longest);
  return openVideo(path, { ...options, longest: Math.max(width, height) });
}
