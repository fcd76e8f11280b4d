/** Asks the eSpeak NG process for one sentence after the other. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Sound } from '../media/film.ts';

export type EspeakOrder = {
  text: string;
  /** As eSpeak names it: a language, and a variant after a plus. */
  name: string;
  /** Words a minute, 80 to 450. */
  rate: number;
  /** 0 to 99, 50 is usual; so is the range. */
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
