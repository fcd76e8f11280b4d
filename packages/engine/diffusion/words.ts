/** Words as what a UNet is conditioned on. */
import { join } from 'node:path';
import { penultimate } from './graph/clip.ts';
import type { DiffusionModel } from './model.ts';
import { withNet } from './session.ts';
import { readTokenizer, tokenCount } from './tokenizer.ts';

/** The states of the tokens [1, 77, C], and for SDXL the pooled text [1, P]. */
export type Words = { states: Float32Array; size: number; pooled: Float32Array | null };

/** Joins the states of two encoders token by token. */
function joined(parts: readonly Float32Array[]): Float32Array {
  const sizes = parts.map((part) => part.length / tokenCount);
  const size = sizes.reduce((sum, value) => sum + value, 0);
  const result = new Float32Array(tokenCount * size);
  for (let token = 0; token < tokenCount; token += 1) {
    let to = token * size;
    for (const [at, part] of parts.entries()) {
      result.set(part.subarray(token * sizes[at]!, (token + 1) * sizes[at]!), to);
      to += sizes[at]!;
    }
  }
  return result;
}

/** Encodes several texts with one opening of each text encoder. */
export async function encodeWords(model: DiffusionModel, texts: readonly string[]): Promise<Words[]> {
  const isDouble = model.encoders.length > 1;
  const states: Float32Array[][] = texts.map(() => []);
  const pooled: (Float32Array | null)[] = texts.map(() => null);
  for (const { part, tokenizer, layers } of model.encoders) {
    const { encode } = readTokenizer(join(model.folder, tokenizer));
    await withNet(model.folder, part, model.session, async (net) => {
      for (const [at, text] of texts.entries()) {
        const feeds = { input_ids: { data: encode(text), shape: [1, tokenCount] } };
        states[at]!.push((await net.run(feeds, isDouble ? penultimate({ num_hidden_layers: layers }) : 'last_hidden_state')).data);
        if (part === 'text_encoder_2') pooled[at] = (await net.run(feeds, 'text_embeds')).data;
      }
    });
  }
  return texts.map((_, at) => {
    const all = joined(states[at]!);
    return { states: all, size: all.length / tokenCount, pooled: pooled[at]! };
  });
}

/** What stands for no words where a model was trained with zeros. */
export const zerosLike = ({ states, size, pooled }: Words): Words => ({
  states: new Float32Array(states.length),
  size,
  pooled: pooled && new Float32Array(pooled.length),
});
