/**
 * A process of its own for sherpa-onnx: it brings its own ONNX Runtime, links eSpeak NG (GPL), and ends the process when a file of the model
 * is not what it expects. It receives what to say over a channel and exits with its parent.
 */
import { createRequire } from 'node:module';
import { watchProcess } from '../process/watch.ts';
import { answerOrders } from '../voice/answer-orders.ts';
import type { SherpaAnswer, SherpaModel, SherpaOrder } from './sherpa.ts';

watchProcess();

type Spoken = { samples: Float32Array; sampleRate: number };
type Sherpa = { OfflineTts: new (config: object) => { generate(order: object): Spoken } };

let voice: InstanceType<Sherpa['OfflineTts']> | null = null;

function open({ module, model, voices, tokens, dataDir, lexicon, ruleFsts }: SherpaModel): InstanceType<Sherpa['OfflineTts']> {
  const { OfflineTts } = createRequire(module)('./sherpa-onnx.js') as Sherpa;
  return new OfflineTts({
    model: { kokoro: { model, voices, tokens, dataDir, lexicon, lengthScale: 1 }, numThreads: 2, provider: 'cpu', debug: false },
    ruleFsts,
    maxNumSentences: 1,
  });
}

answerOrders(({ model, text, speaker, speed }: SherpaOrder): SherpaAnswer => {
  voice ??= open(model);
  const { samples, sampleRate } = voice.generate({ text, sid: speaker, speed, enableExternalBuffer: false });
  return { samples: Float32Array.from(samples), rate: sampleRate };
});
