/** The symbols that Kokoro reads: letters of the phonetic alphabet, capitals for diphthongs, arrows for tones, and marks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownModels } from '../nets/models.ts';

let known: ReadonlyMap<string, number> | null = null;
const vocabulary = (): ReadonlyMap<string, number> => {
  const { vocab } = JSON.parse(readFileSync(join(ownModels, 'voices/vocabulary.json'), 'utf8')) as { vocab: Record<string, number> };
  return new Map(Object.entries(vocab));
};

/** The numbers of the symbols; what Kokoro doesn't know is left out. */
export function idsOf(symbols: string): number[] {
  known ??= vocabulary();
  return [...symbols].flatMap((symbol) => known!.get(symbol) ?? []);
}
