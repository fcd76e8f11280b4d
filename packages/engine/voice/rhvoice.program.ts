/** A separate process for RHVoice, which is licensed under the GPL: it receives texts over a channel and exits with its parent. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ownModels } from '../nets/models.ts';
import { watchProcess } from '../process/watch.ts';
import { answerOrders } from './answer-orders.ts';
import type { RhvoiceOrder } from './rhvoice.ts';
import { rate } from './rate.ts';

/** What scripts/assets/nets/rhvoice.cpp exports, compiled by Emscripten. */
type Compiled = {
  ccall(name: 'open_folder', returns: 'number', types: ['string'], values: [folder: string]): number;
  ccall(
    name: 'speak',
    returns: 'number',
    types: ['string', 'string', 'number', 'number'],
    values: [text: string, speaker: string, pace: number, pitch: number],
  ): number;
  ccall(name: 'samples' | 'sample_rate', returns: 'number', types: [], values: []): number;
  HEAP16: Int16Array;
};
type Compile = (options: {
  instantiateWasm(imports: WebAssembly.Imports, received: (instance: WebAssembly.Instance) => void): object;
}) => Promise<Compiled>;

watchProcess();
const folder = join(ownModels, 'voices/rhvoice');
const compile = createRequire(import.meta.url)(join(folder, 'rhvoice.cjs')) as Compile;
const module = new WebAssembly.Module(readFileSync(join(folder, 'rhvoice.wasm')));
const rhvoice = await compile({
  // Emscripten's own loader asks `fetch` for a path, which Node refuses.
  instantiateWasm(imports, received) {
    received(new WebAssembly.Instance(module, imports));
    return {};
  },
});
if (rhvoice.ccall('open_folder', 'number', ['string'], [folder]) <= 0) throw new Error(`RHVoice finds no voices in ${folder}`);

function spoken({ text, speaker, pace, pitch }: RhvoiceOrder): Float32Array {
  const count = rhvoice.ccall('speak', 'number', ['string', 'string', 'number', 'number'], [text, speaker, pace, pitch]);
  if (count < 0) throw new Error('RHVoice could not read a sentence');
  if (count > 0 && rhvoice.ccall('sample_rate', 'number', [], []) !== rate) throw new Error('RHVoice speaks at another rate');
  const from = rhvoice.ccall('samples', 'number', [], []) / 2;
  return Float32Array.from(rhvoice.HEAP16.subarray(from, from + count), (value) => value / 32_768);
}

answerOrders(spoken);
