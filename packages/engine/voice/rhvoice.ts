/** Asks the RHVoice process to speak Russian, one sentence at a time. */
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';
import { openChild } from './child.ts';

export type RussianSpeaker = 'elena' | 'aleksandr';
/** `pace` and `pitch`: 1 is what the speaker's own recordings have. */
export type RhvoiceOrder = { text: string; speaker: RussianSpeaker; pace: number; pitch: number };

export type Rhvoice = AsyncDisposable & {
  /** Resolves to mono samples, −1 to 1, at 24 kHz. */
  speak(order: RhvoiceOrder): Promise<Float32Array>;
};

const program = join(import.meta.dirname, 'rhvoice.program.ts');

/** RHVoice reads Cyrillic and Latin letters, so Chinese characters are given to it in pinyin. */
const readable = (text: string): string =>
  text.replaceAll(/\p{Script=Han}+/gu, (characters) => ` ${pinyin(characters, { toneType: 'none' })} `);

export function openRhvoice(): Rhvoice {
  const child = openChild<RhvoiceOrder, Float32Array>(program, 'RHVoice');
  return {
    speak: (order) => child.ask({ ...order, text: readable(order.text) }),
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  };
}
