/** Reads a text with the voice of a pack: Supertonic here, Kokoro in a process of its own. */
import { createNoise } from '../diffusion/noise.ts';
import type { Sound } from '../media/video.ts';
import { findAll } from '../packs/index.ts';
import { voiceIn, type ReadingOrder } from './pack-voices.ts';
import { speakSherpa } from './sherpa.ts';
import { join, silence } from '../voice/samples.ts';
import { chunksOf } from './supertonic-text.ts';
import { speakSupertonic, type SpeechPack } from './supertonic.ts';

/** Steps of the flow, and the pace at a speed of 1: what Supertonic's authors use. */
const [steps, pace] = [8, 1.05];
/** Seconds of silence between two parts. */
const pause = 0.3;

async function readSupertonic(pack: SpeechPack, order: ReadingOrder, onProgress: (fraction: number) => void): Promise<Sound> {
  const { language, speed, onSpoken } = order;
  const voice = voiceIn(pack.manifest.pipeline.voices, order.voice);
  const chunks = chunksOf(order.sentences);
  const parts: Float32Array[] = [];
  let rate = pack.manifest.pipeline.sampleRate;
  for (const [index, text] of chunks.entries()) {
    // A seed of its own for each part, so that the same text sounds the same.
    const { normal } = createNoise(index);
    const spoken = await speakSupertonic(pack, { text, language, voice, steps, speed: pace * speed, noise: normal });
    ({ rate } = spoken);
    const end = Math.floor(spoken.seconds * rate);
    const isLast = index === chunks.length - 1;
    const part = join([spoken.samples.subarray(0, end), silence(isLast ? 0 : pause / speed, rate)]);
    parts.push(part);
    if (!isLast) await onSpoken?.({ samples: part, rate, channels: 1 });
    onProgress((index + 1) / chunks.length);
  }
  return { samples: join(parts), rate, channels: 1 };
}

/**
 * Reads in the voice of the first pack that speaks the language; null when there is none, or when it cannot work here. `onBroken`: a pack
 * could not go on, and another voice reads everything anew.
 */
export async function readByModel(
  order: ReadingOrder,
  onProgress: (fraction: number) => void,
  onBroken?: () => void,
): Promise<Sound | null> {
  for (const pack of findAll('speech').filter(({ manifest }) => manifest.languages.includes(order.language))) {
    const isKokoro = pack.manifest.pipeline.architecture === 'kokoro';
    const sound = await (isKokoro ? speakSherpa(pack, order, onProgress) : readSupertonic(pack, order, onProgress));
    if (sound) return sound;
    onBroken?.();
  }
  return null;
}
