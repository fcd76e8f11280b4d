/** Sends sentences to the eSpeak NG process one at a time. */
import { join } from 'node:path';
import type { Sound } from '../media/film.ts';
import { openChild } from './child.ts';

export type EspeakOrder = {
  text: string;
  /** eSpeak's voice name: a language, and a variant after a plus sign. */
  name: string;
  /** Words per minute, 80 to 450. */
  rate: number;
  /** 0 to 99, 50 by default; the same applies to the range. */
  pitch: number;
  range: number;
};
export type EspeakAnswer = { samples: Int16Array; rate: number } | { failure: string };

export type Espeak = AsyncDisposable & { speak(order: EspeakOrder): Promise<Sound> };

const program = join(import.meta.dirname, 'espeak.program.ts');

export function openEspeak(): Espeak {
  const child = openChild<EspeakOrder, EspeakAnswer>(program);
  return {
    async speak(order) {
      const answer = (await child.ask(order)) ?? { failure: 'eSpeak ended' };
      if ('failure' in answer) throw new Error(answer.failure);
      return { samples: Float32Array.from(answer.samples, (value) => value / 32_768), rate: answer.rate, channels: 1 };
    },
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  };
}
