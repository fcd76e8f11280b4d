/** Marian on onnxruntime: translates a short text, the likeliest token each time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tensor } from 'onnxruntime-node';
import { openFile, runtime } from '../nets/net.ts';
import { fileOf, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import { greatestOf, suffixOf, tokenizerIn } from './tokenizer.ts';

export type TranslatePack = PlacedPack<PipelineOf<'translate'>>;

type Generation = { decoder_start_token_id: number; eos_token_id: number; bad_words_ids?: number[][] };

/** Returns the ids that translate others. Prompts are short, so each step reads again what was written: there is nothing to keep. */
export async function translatedIds(pack: TranslatePack, ids: readonly number[], most: number): Promise<number[]> {
  const { folder, manifest } = pack;
  const generation = JSON.parse(readFileSync(join(folder, 'generation_config.json'), 'utf8')) as Generation;
  const suffix = suffixOf(manifest.pipeline.dtype);
  const open = (part: string) => openFile(fileOf(pack, `onnx/${part}_model${suffix}.onnx`), pack);
  const [encoder, decoder, { Tensor: Made }] = await Promise.all([open('encoder'), open('decoder'), runtime()]);
  const row = (values: readonly number[]): Tensor => new Made('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
  const mask = row(ids.map(() => 1));
  const encoded = await encoder.run({ input_ids: row(ids), attention_mask: mask });
  const banned = (generation.bad_words_ids ?? []).filter(({ length }) => length === 1).flat();
  const output = [generation.decoder_start_token_id];
  while (output.length <= most) {
    const feeds = { encoder_attention_mask: mask, input_ids: row(output), encoder_hidden_states: encoded.last_hidden_state as Tensor };
    const { data, dims } = (await decoder.run(feeds, ['logits'])).logits as Tensor;
    output.push(greatestOf(data as Float32Array, dims[2]!, banned));
    if (output.at(-1) === generation.eos_token_id) break;
  }
  return output.slice(1);
}

/** Returns the text in the language that the model translates into. */
export async function translate(pack: TranslatePack, text: string): Promise<string> {
  const { encode, decode } = tokenizerIn(pack.folder);
  return decode(await translatedIds(pack, encode(text), 128)).trim();
}
