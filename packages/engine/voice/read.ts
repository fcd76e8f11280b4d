/** Reads sentences one after the other: with RHVoice in Russian, with Kokoro in the other languages. */
import type { Sound } from '../media/video.ts';
import { openEspeak } from './espeak.ts';
import { join, silence } from './samples.ts';
import { clausesOf, type PhonemeVoice } from './phonemes.ts';
import { rate } from './rate.ts';
import { openRhvoice, type RussianSpeaker } from './rhvoice.ts';
import { speakSymbols } from './speak.ts';
import { longest, type Style } from './styles.ts';

/** A voice of Kokoro: a style, and whose pronunciation it has. */
export type KokoroVoice = { readonly style: Style; readonly accent: PhonemeVoice };
/** A voice of RHVoice; a `pitch` of 1 is the speaker's own. */
export type RussianVoice = { readonly speaker: RussianSpeaker; readonly pitch: number };
export type Voice = KokoroVoice | RussianVoice;

/** Receives a sentence of a sound whose rest is still being made. */
export type OnSpoken = (sound: Sound) => Promise<void>;

export type VoiceReading = {
  sentences: readonly string[];
  /** 1 is the usual pace, 2 twice as fast. */
  speed: number;
  voice: Voice;
  /** Seconds of silence after a sentence. */
  pause?: number;
  /** What becomes of the sound of each sentence. */
  shaped?: (sound: Sound) => Sound;
  /** Receives the sound of each sentence but the last as soon as it is spoken, with the silence after it. */
  onSpoken?: OnSpoken | undefined;
};

/** Loudness below which the beginning and the end of a sentence are silence, and seconds of it that are kept. */
const [quiet, kept] = [0.012, 0.04];

/** Cuts the silence that the net leaves around a sentence. */
function trimmed(samples: Float32Array): Float32Array {
  const first = samples.findIndex((value) => Math.abs(value) > quiet);
  if (first === -1) return samples;
  const last = samples.findLastIndex((value) => Math.abs(value) > quiet);
  const margin = Math.round(kept * rate);
  return samples.slice(Math.max(0, first - margin), last + margin);
}

/** Joins clauses to parts that the net reads at once; a clause that alone is longer is cut between two words. */
export function partsOf(clauses: readonly string[], most = longest): string[] {
  const parts: string[] = [];
  for (const clause of clauses.flatMap((one) => one.match(new RegExp(String.raw`.{1,${most}}(?:\s|$)|.{1,${most}}`, 'gu')) ?? [])) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + clause.length <= most) parts[parts.length - 1] = last + clause;
    else parts.push(clause);
  }
  return parts.map((part) => part.trim());
}

/** Resolves to the parts of each sentence in symbols. */
export async function spelled(sentences: readonly string[], accent: PhonemeVoice): Promise<string[][]> {
  await using espeak = openEspeak();
  const all: string[][] = [];
  for (const sentence of sentences) all.push(partsOf(await clausesOf(sentence, accent, espeak)));
  return all;
}

/** What a voice speaks at once, and how. */
type Mouth = AsyncDisposable & { parts: readonly string[]; speak(part: string): Promise<Float32Array> };

async function openMouth({ sentences, voice, speed }: VoiceReading): Promise<Mouth> {
  if ('speaker' in voice) {
    const rhvoice = openRhvoice();
    return {
      parts: sentences,
      speak: (text) => rhvoice.speak({ ...voice, text, pace: speed }),
      [Symbol.asyncDispose]: () => rhvoice[Symbol.asyncDispose](),
    };
  }
  return {
    parts: (await spelled(sentences, voice.accent)).flat(),
    speak: (symbols) => speakSymbols(symbols, voice.style, speed),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

/** Resolves to mono sound. `onProgress` receives the share of the text that is spoken. */
export async function readSentences(reading: VoiceReading, onProgress: (fraction: number) => void): Promise<Sound> {
  const { speed, pause = 0.28 / speed, shaped = (sound) => sound, onSpoken } = reading;
  await using mouth = await openMouth(reading);
  const all = mouth.parts.join('').length;
  const sounds: Float32Array[] = [];
  let done = 0;
  for (const [index, part] of mouth.parts.entries()) {
    const samples = trimmed(await mouth.speak(part));
    const spoken = [shaped({ samples, rate, channels: 1 }).samples, silence(pause, rate)];
    sounds.push(...spoken);
    if (index < mouth.parts.length - 1) await onSpoken?.({ samples: join(spoken), rate, channels: 1 });
    done += part.length;
    onProgress(done / all);
  }
  return { samples: join(sounds), rate, channels: 1 };
}
