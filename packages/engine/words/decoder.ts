/**
 * A decoder-only language model as transformers.js publishes it (Qwen3): the likeliest token after token, with the keys and values of what
 * was read kept between the steps.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tensor } from 'onnxruntime-node';
import { openFile, runtime, type Runtime } from '../nets/net.ts';
import type { PlacedPack } from '../packs/index.ts';
import { greatestOf } from './tokenizer.ts';

type Config = {
  num_hidden_layers: number;
  num_key_value_heads: number;
  head_dim?: number;
  hidden_size: number;
  num_attention_heads: number;
};

/** Tokens that are read at once: the scores of all of them are in memory together, 0.6 MB each for Qwen3. */
const atOnce = 64;

const ones = (count: number): BigInt64Array => new BigInt64Array(count).fill(1n);
const counted = (from: number, count: number): BigInt64Array => BigInt64Array.from({ length: count }, (_, at) => BigInt(from + at));

/** Scores of 16 bits travel as their bits. */
const floatsOf = ({ data, type }: Tensor): Float32Array =>
  type === 'float16' ? Float32Array.from(new Float16Array((data as Uint16Array).slice().buffer)) : (data as Float32Array);

/** What was read so far. */
type Memory = { past: Record<string, Tensor>; length: number };

function emptyPast({ Tensor: Made }: Runtime, config: Config, typeOf: (name: string) => string): Record<string, Tensor> {
  const size = config.head_dim ?? config.hidden_size / config.num_attention_heads;
  const names = Array.from({ length: config.num_hidden_layers }, (_, layer) =>
    ['key', 'value'].map((part) => `past_key_values.${layer}.${part}`),
  );
  const dims = [1, config.num_key_value_heads, 0, size];
  const none = (name: string) =>
    typeOf(name) === 'float16' ? new Made('float16', new Uint16Array(0), dims) : new Made('float32', new Float32Array(0), dims);
  return Object.fromEntries(names.flat().map((name) => [name, none(name)]));
}

/** Ids at which the model in a folder stops. */
export function endsIn(folder: string): readonly number[] {
  const { eos_token_id: ends } = JSON.parse(readFileSync(join(folder, 'generation_config.json'), 'utf8')) as {
    eos_token_id: number | number[];
  };
  return [ends].flat();
}

/** Yields the ids that follow a prompt by the graph at `path`, the likeliest each time, until one of `ends`, or `most` of them. */
export async function* nextTokens(
  pack: PlacedPack,
  path: string,
  prompt: readonly number[],
  { ends, most }: { ends: readonly number[]; most: number },
): AsyncGenerator<number> {
  const config = JSON.parse(readFileSync(join(pack.folder, 'config.json'), 'utf8')) as Config;
  const [session, ort] = await Promise.all([openFile(path, pack), runtime()]);
  const inputs = new Map(session.inputMetadata.map((given) => [given.name, given as unknown as { type: string }]));
  const memory: Memory = { past: emptyPast(ort, config, (name) => inputs.get(name)?.type ?? 'float32'), length: 0 };

  /** Reads ids and returns the likeliest next one. */
  async function read(ids: readonly number[]): Promise<number> {
    const total = memory.length + ids.length;
    const feeds: Record<string, Tensor> = {
      input_ids: new ort.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      attention_mask: new ort.Tensor('int64', ones(total), [1, total]),
      ...(inputs.has('position_ids') && { position_ids: new ort.Tensor('int64', counted(memory.length, ids.length), [1, ids.length]) }),
      ...memory.past,
    };
    const answer = await session.run(feeds);
    for (const name of Object.keys(memory.past)) memory.past[name] = answer[name.replace('past_key_values', 'present')] as Tensor;
    memory.length = total;
    const scores = answer.logits as Tensor;
    return greatestOf(floatsOf(scores), scores.dims[2]!);
  }

  let next = -1;
  for (let at = 0; at < prompt.length; at += atOnce) next = await read(prompt.slice(at, at + atOnce));
  for (let count = 0; count < most && !ends.includes(next); count += 1) {
    yield next;
    // The last one is not read again.
    if (count + 1 < most) next = await read([next]);
  }
}
