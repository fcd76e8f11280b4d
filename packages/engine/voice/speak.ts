/** Kokoro-82M on onnxruntime: symbols and a style become the samples of a sentence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { ownModels } from '../nets/models.ts';
import { runtime, configuration } from '../nets/net.ts';
import { rowOf, width, type Style } from './styles.ts';
import { idsOf } from './symbols.ts';

let opened: Promise<InferenceSession> | null = null;

async function open(): Promise<InferenceSession> {
  const { InferenceSession: Session } = await runtime();
  const parts = [1, 2, 3, 4].map((part) => readFileSync(join(ownModels, `voices/kokoro.onnx.${part}`)));
  return Session.create(Buffer.concat(parts), {
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: configuration,
  });
}

/** Speaks at most 510 symbols; a `pace` of 2 is twice as fast. Returns mono samples, −1 to 1, at 24 kHz. */
export async function speakSymbols(symbols: string, style: Style, pace: number): Promise<Float32Array> {
  const ids = idsOf(symbols);
  const [net, { Tensor: Made }] = await Promise.all([(opened ??= open()), runtime()]);
  const answer = await net.run({
    tokens: new Made('int64', BigInt64Array.from([0, ...ids, 0], BigInt), [1, ids.length + 2]),
    style: new Made('float32', rowOf(style, ids.length), [1, width]),
    speed: new Made('float32', Float32Array.of(pace), [1]),
  });
  return (answer[net.outputNames[0]!] as Tensor).data as Float32Array;
}
