/** Reads a text with the voice of a pack: Supertonic here, Kokoro in a process of its own. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { createNoise } from '../diffusion/noise.ts';
import type { Sound } from '../media/film.ts';
import { findAll } from '../packs/index.ts';
import { speakSherpa } from './sherpa.ts';
import { join, silence } from '../voice/samples.ts';
import { chunksOf } from './supertonic-text.ts';
import { speakSupertonic, type SpeechPack } from './supertonic.ts';
import type { VoiceName } from '../../../contract/facts/tools/audio.ts';

export type ReadingOrder = { sentences: readonly string[]; language: Locale; speed: number; voice: VoiceName };

/** Steps of the flow, and the pace at a speed of 1: what Supertonic's authors use. */
const [steps, pace] = [8, 1.05];
/** Seconds of silence between two parts. */
const pause = 0.3;

/** Which of a pack's women or men speaks under a name of the form. */
const characters: Readonly<Record<VoiceName, { sex: 'F' | 'M'; number: number }>> = {
  neutral: { sex: 'F', number: 0 },
  bright: { sex: 'F', number: 1 },
  calm: { sex: 'M', number: 0 },
  deep: { sex: 'M', number: 1 },
  britishWoman: { sex: 'F', number: 2 },
  britishMan: { sex: 'M', number: 2 },
};

/** Returns the name of a pack's voice; a pack with fewer voices gives one to several names. */
export function voiceIn(names: readonly string[], voice: VoiceName): string {
  const { sex, number } = characters[voice];
  const alike = names.filter((name) => name.startsWith(sex));
  return alike[number % alike.length] ?? names[0]!;
}

async function readSupertonic(pack: SpeechPack, order: ReadingOrder, onProgress: (fraction: number) => void): Promise<Sound> {
  const { language, speed } = order;
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
    parts.push(spoken.samples.subarray(0, end), silence(index < chunks.length - 1 ? pause / speed : 0, rate));
    onProgress((index + 1) / chunks.length);
  }
  return { samples: join(parts), rate, channels: 1 };
}

/** Reads in the voice of the first pack that speaks the language; null when there is none, or when it cannot work here. */
export async function readByModel(order: ReadingOrder, onProgress: (fraction: number) => void): Promise<Sound | null> {
  for (const pack of findAll('speech').filter(({ manifest }) => manifest.languages.includes(order.language))) {
    const isKokoro = pack.manifest.pipeline.architecture === 'kokoro';
    const sound = await (isKokoro ? speakSherpa(pack, order, onProgress) : readSupertonic(pack, order, onProgress));
    if (sound) return sound;
  }
  return null;
}
