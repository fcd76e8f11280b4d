/**
 * Which of five harms a text asks for or does, by a small net: multilingual-e5-small, whose upper half was fitted to examples in five
 * languages (`scripts/assets/harms`). It understands other words than those of any list, and knows nothing but a sentence (decision 26).
 */
import { join } from 'node:path';
import type { Tensor } from 'onnxruntime-node';
import { harms, type Harm, type Hinted } from '../../../contract/facts/moderation.ts';
import { openNet, runtime } from '../nets/net.ts';
import { ownModels } from '../nets/models.ts';
import { tokenizerIn, type WordTokenizer } from '../words/tokenizer.ts';

/**
 * How likely a harm must be for a text to be refused: fewer harmless texts are refused above, and more harmful ones pass. Where the net finds too few
 * without wronging harmless texts, it refuses only what it is almost sure of (decision 26).
 */
export const refused: Readonly<Record<Harm, number>> = { violence: 0.97, hate: 0.4, selfHarm: 0.9, forgery: 0.982, politics: 0.7 };
/** How likely one must be for the operator to see a hint. */
const suspected: Readonly<Record<Hinted, number>> = { violence: 0.5, hate: 0.2, selfHarm: 0.5, forgery: 0.5 };
/** Tokens of a piece of text, as many as the net was fitted with; tokens that a piece shares with the next; pieces that are read at once. */
const [longest, shared, atOnce] = [62, 16, 16];
/** Different pieces of a request that are read, about a second of one core: twice what the longest prompt has. */
const mostPieces = 48;
/** What the net was trained to find before a text that asks for something. */
const prefix = 'query: ';
/** Ids of the beginning, of what fills a row, and of the end. */
const [begin, filler, end] = [0, 1, 2];

let tokenizer: WordTokenizer | undefined;
const tokenizerOfHarms = (): WordTokenizer => (tokenizer ??= tokenizerIn(join(ownModels, 'harms')));

const openNets = () => Promise.all([openNet('harms/words.onnx'), openNet('harms/sentences.onnx'), runtime()]);

/** Opens what `harmIn` needs, half a second of one core, before there is a text. */
export async function openHarms(): Promise<void> {
  const opened = openNets();
  tokenizerOfHarms();
  await opened;
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The ids of a text in pieces, each with its beginning and its end. */
function cut(text: string): number[][] {
  const ids = tokenizerOfHarms()
    .encode(prefix + text)
    .slice(1, -1);
  const pieces: number[][] = [];
  for (let at = 0; at === 0 || at + shared < ids.length; at += longest - shared) pieces.push([begin, ...ids.slice(at, at + longest), end]);
  return pieces;
}

/** A text as a whole and by its sentences: among harmless ones, a harmful one hardly counts. */
function piecesOf(text: string): number[][] {
  const parts = [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((part) => part !== '');
  return [text, ...(parts.length > 1 ? parts : [])].flatMap(cut);
}

/** Resolves to the likelihoods of the harms in each piece. */
async function read(pieces: readonly number[][]): Promise<Float32Array[]> {
  const width = Math.max(...pieces.map(({ length }) => length));
  const [words, sentences, { Tensor: Made }] = await openNets();
  const ids = pieces.flatMap((piece) => [...piece, ...Array<number>(width - piece.length).fill(filler)]);
  const mask = pieces.flatMap((piece) => Array.from({ length: width }, (_, at) => (at < piece.length ? 1 : 0)));
  const dims = [pieces.length, width];
  const { vectors } = await words.run({ ids: new Made('int64', BigInt64Array.from(ids, BigInt), dims) });
  const { likelihoods } = await sentences.run({ vectors: vectors as Tensor, mask: new Made('float32', Float32Array.from(mask), dims) });
  const data = likelihoods!.data as Float32Array;
  return pieces.map((_, at) => data.slice(at * harms.length, (at + 1) * harms.length));
}

/** Resolves to the likelihood of each harm in pieces of texts, 0 to 1: the highest. */
async function harmsOf(pieces: readonly number[][]): Promise<Record<Harm, number>> {
  const most = new Float32Array(harms.length);
  for (let at = 0; at < pieces.length; at += atOnce)
    for (const found of await read(pieces.slice(at, at + atOnce)))
      for (const [index, value] of found.entries()) most[index] = Math.max(most[index]!, value);
  return Object.fromEntries(harms.map((harm, index) => [harm, most[index]!])) as Record<Harm, number>;
}

/** `finding`: what the texts are refused for; `suspected`: what only the operator learns of. */
type HarmFound = { finding: Harm | null; suspected: Hinted | null };

/** Returns the likeliest harm above its threshold, or null when none is. */
function highestOver<Kind extends Harm>(
  thresholds: Readonly<Record<Kind, number>>,
  likelihoods: Readonly<Record<Harm, number>>,
): Kind | null {
  const over = (Object.keys(thresholds) as Kind[]).filter((harm) => likelihoods[harm] > thresholds[harm]);
  return over.toSorted((one, other) => likelihoods[other] - likelihoods[one])[0] ?? null;
}

/**
 * Resolves to how likely each harm is in texts, 0 to 1. Of a long conversation the newest pieces are read: the older ones were read when they were
 * the newest.
 */
export async function likelihoodsIn(texts: readonly string[]): Promise<Readonly<Record<Harm, number>>> {
  // What a text repeats is read once.
  const pieces = new Map<string, number[]>();
  for (const text of texts.toReversed()) {
    if (pieces.size >= mostPieces) break;
    for (const piece of piecesOf(text)) if (pieces.size < mostPieces) pieces.set(piece.join(), piece);
  }
  return harmsOf([...pieces.values()]);
}

/** Resolves to the likeliest harm for which texts are refused, and to the likeliest one that is suspected. */
export async function harmIn(texts: readonly string[]): Promise<HarmFound> {
  const likelihoods = await likelihoodsIn(texts);
  return { finding: highestOver(refused, likelihoods), suspected: highestOver(suspected, likelihoods) };
}
