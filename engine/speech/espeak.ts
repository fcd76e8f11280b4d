/** Sends sentences to the eSpeak NG process one at a time. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Sound } from '../media/film.ts';

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
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit');
  return {
    async speak(order) {
      const answered = once(child, 'message') as Promise<[EspeakAnswer]>;
      child.send(order);
      const answer = await Promise.race([answered.then(([message]) => message), ended.then(() => ({ failure: 'eSpeak ended' }))]);
      if ('failure' in answer) throw new Error(answer.failure);
      return { samples: Float32Array.from(answer.samples, (value) => value / 32_768), rate: answer.rate, channels: 1 };
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
