/** What a chat model adds to a conversation: its template, its end marks, and the text as it grows. */
import { fileOf, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import { endsIn, nextTokens } from './decoder.ts';
import { suffixOf, tokenizerIn } from './tokenizer.ts';

export type ChatPack = PlacedPack<PipelineOf<'chat'>>;

export type Turn = { role: 'system' | 'user' | 'assistant'; content: string };

/** What a person writes must not open or close a turn. */
export const plain = (text: string): string => text.replaceAll(/<\|[^|<>]*\|>|<\/?think>/g, ' ');

/** Returns a conversation in the template of Qwen3 (ChatML), with its thinking left empty. */
export const promptOf = (turns: readonly Turn[]): string =>
  `${turns.map(({ role, content }) => `<|im_start|>${role}\n${plain(content)}<|im_end|>\n`).join('')}<|im_start|>assistant\n<think>\n\n</think>\n\n`;

/** Returns the path of the graph of a pack that chats. */
export const graphOf = (pack: ChatPack): string => fileOf(pack, `onnx/model${suffixOf(pack.manifest.pipeline.dtype)}.onnx`);

/** The oldest turns after the first are left out until the rest fits. */
function fitted(turns: readonly Turn[], fits: (turns: readonly Turn[]) => boolean): readonly Turn[] {
  let kept = turns;
  while (kept.length > 2 && !fits(kept)) kept = [kept[0]!, ...kept.slice(2)];
  return kept;
}

/** Yields the answer piece by piece; at most `most` tokens. The first turn, the instructions, is never left out. */
export async function* answerTo(pack: ChatPack, turns: readonly Turn[], most: number): AsyncGenerator<string> {
  const { encode, decode } = tokenizerIn(pack.folder);
  const room = pack.manifest.pipeline.context - most;
  const kept = fitted(turns, (some) => encode(promptOf(some)).length <= room);
  const ids: number[] = [];
  let output = '';
  for await (const id of nextTokens(pack, graphOf(pack), encode(promptOf(kept)), { ends: endsIn(pack.folder), most })) {
    ids.push(id);
    const text = decode(ids);
    // A character may be made of several tokens, and is whole only with the last one.
    if (text.endsWith('\uFFFD')) continue;
    if (text.length > output.length) yield text.slice(output.length);
    output = text;
  }
}
