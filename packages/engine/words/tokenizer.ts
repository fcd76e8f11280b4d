/** The tokenizer of a pack's language model, from its `tokenizer.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';

export type WordTokenizer = {
  /** The ids of a text; marks like `<|im_end|>` become their own tokens. */
  encode(text: string): number[];
  /** The text of ids, without special tokens. */
  decode(ids: readonly number[]): string;
};

/** Reads the tokenizer in a folder. Throws when its files are missing or of an unknown kind. */
export function tokenizerIn(folder: string): WordTokenizer {
  const json = <Of>(name: string): Of => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Of;
  const tokenizer = new Tokenizer(json('tokenizer.json'), json('tokenizer_config.json'));
  return {
    encode: (text) => [...tokenizer.encode(text).ids],
    decode: (ids) => tokenizer.decode([...ids], { skip_special_tokens: true, clean_up_tokenization_spaces: false }),
  };
}

/** Returns the suffix of a graph's name that transformers.js gives to a data type. */
export const suffixOf = (dtype: string): string => (dtype === 'fp32' ? '' : dtype === 'q8' ? '_quantized' : `_${dtype}`);

/** Returns the place of the greatest among the last `count` values, without the `banned` ones. */
export function greatestOf(values: Float32Array, count: number, banned: readonly number[] = []): number {
  const from = values.length - count;
  let best = -1;
  for (let at = 0; at < count; at += 1) if (!banned.includes(at) && (best < 0 || values[from + at]! > values[from + best]!)) best = at;
  return best;
}
