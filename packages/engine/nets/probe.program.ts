/** Runs a small net on the device that is named and on the processor, and prints how far apart the results are. */
import { join } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Probed } from './device.ts';
import { ownModels } from './models.ts';
import { runtime } from './net.ts';

const side = 256;

async function answerOf(provider: InferenceSession.ExecutionProviderConfig): Promise<Float32Array[]> {
  const { InferenceSession: Session, Tensor: Values } = await runtime();
  const net = await Session.create(join(ownModels, 'blazeface.onnx'), { executionProviders: [provider] });
  const pixels = Float32Array.from({ length: 3 * side * side }, (_, at) => Math.sin(at * 0.37));
  const answer = await net.run({ [net.inputNames[0]!]: new Values('float32', pixels, [1, 3, side, side]) });
  return net.outputNames.map((name) => (answer[name] as Tensor).data as Float32Array);
}

/** Largest difference, relative to the largest value. */
function differenceOf(one: readonly Float32Array[], other: readonly Float32Array[]): number {
  let [difference, largest] = [0, 1e-9];
  for (const [index, values] of one.entries())
    for (const [at, value] of values.entries()) {
      difference = Math.max(difference, Math.abs(value - other[index]![at]!));
      largest = Math.max(largest, Math.abs(value));
    }
  // A value that is none compares as no difference.
  return other.some((values) => values.some(Number.isNaN)) ? Infinity : difference / largest;
}

async function tryOut(device: string): Promise<Probed> {
  const { listSupportedBackends } = await runtime();
  if (!listSupportedBackends().some(({ name }) => name === device)) return { cause: 'this build of the runtime does not have it' };
  try {
    const difference = differenceOf(await answerOf('cpu'), await answerOf(device));
    return Number.isFinite(difference) ? { difference } : { cause: 'its answer is no number' };
  } catch (error) {
    return { cause: (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200) };
  }
}

process.stdout.write(`${JSON.stringify(await tryOut(process.argv[2] ?? ''))}\n`);
