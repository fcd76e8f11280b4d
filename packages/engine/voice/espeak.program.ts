/** A separate process for eSpeak NG, which is licensed under the GPL: it receives texts over a channel and exits with its parent. */
import createEspeak from '@echogarden/espeak-ng-emscripten';
import { watchProcess } from '../process/watch.ts';
import { answerOrders } from './answer-orders.ts';
import type { EspeakOrder } from './espeak.ts';

watchProcess();
const nothing = () => undefined;
const { eSpeakNGWorker: Worker } = await createEspeak({ print: nothing, printErr: nothing });
const voice = await new Worker();

function pronounce({ text, voice: name }: EspeakOrder): string {
  if (voice.set_voice(name) !== 0) throw new Error(`There is no voice ${name}`);
  const { code, ipa } = voice.synthesize_ipa(text);
  if (code !== 0) throw new Error(`eSpeak ended with ${code}`);
  return ipa;
}

answerOrders(pronounce);
