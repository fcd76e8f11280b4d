/** A separate process for eSpeak NG, which is licensed under the GPL: it receives sentences over a channel and exits with its parent. */
import createEspeak from '@echogarden/espeak-ng-emscripten';
import { endWithParent } from '../process/orphan.ts';
import type { EspeakAnswer, EspeakOrder } from './espeak.ts';

endWithParent();
const nothing = () => undefined;
const { eSpeakNGWorker: Worker } = await createEspeak({ print: nothing, printErr: nothing });
const voice = await new Worker();

function speak({ text, name, rate, pitch, range }: EspeakOrder): Int16Array {
  if (voice.set_voice(name) !== 0) throw new Error(`There is no voice ${name}`);
  voice.set_rate(rate);
  voice.set_pitch(pitch);
  voice.set_range(range);
  const parts: Int16Array[] = [];
  voice.synthesize(text, (part) => {
    if (part) parts.push(part);
    return false;
  });
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

process.on('message', (order: EspeakOrder) => {
  let answer: EspeakAnswer;
  try {
    answer = { samples: speak(order), rate: voice.get_samplerate() };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
