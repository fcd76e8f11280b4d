/**
 * The tokenizer of CLIP (Radford et al., 2021): byte-pair encoding (Sennrich et al., 2016) over the bytes of a word, whose last symbol
 * carries `</w>`. It gives the ids of `CLIPTokenizer` of transformers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Positions that the text encoder reads. */
export const tokenCount = 77;
const begin = '<|startoftext|>';
const end = '<|endoftext|>';
// \s of JavaScript knows a byte order mark as a space and no NEL; Unicode's White_Space, which the original uses, is the other way round.
const spaces = /\p{White_Space}+/gu;
const pieces = /<\|startoftext\|>|<\|endoftext\|>|'s|'t|'re|'ve|'m|'ll|'d|\p{L}+|\p{N}|[^\p{White_Space}\p{L}\p{N}]+/gu;

/** The visible letter that stands for each byte: printable Latin-1 for itself, the others from U+0100 on. */
function byteLetters(): readonly string[] {
  const isPrintable = (byte: number) => (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  let others = 0;
  return Array.from({ length: 256 }, (_, byte) => {
    if (isPrintable(byte)) return String.fromCharCode(byte);
    others += 1;
    return String.fromCharCode(255 + others);
  });
}

/** A special token in capital letters is a piece for itself, of which the original makes three. */
const parts = /^<\||\|>$|[^<|>]+/gu;
const partsOf = (piece: string): readonly string[] => (piece === begin || piece === end ? piece.match(parts)! : [piece]);

const letters = byteLetters();
const bytes = new TextEncoder();

/** Lower case letter by letter: the rule for a sigma at the end of a word is left out, as in the original. */
const normalized = (text: string): string =>
  Array.from(text.normalize('NFC').replace(spaces, ' '), (letter) => letter.toLowerCase()).join('');

export type Tokenizer = {
  /** 77 ids: the beginning, at most 75 tokens, the end, and padding. */
  encode(text: string): number[];
};

type Files = { vocabulary: Readonly<Record<string, number>>; merges: readonly (readonly [string, string])[]; pad: string };

export function createTokenizer({ vocabulary, merges, pad }: Files): Tokenizer {
  const ranks = new Map(merges.map(([left, right], rank) => [`${left} ${right}`, rank]));
  const idOf = (token: string): number => vocabulary[token] ?? vocabulary[end]!;
  const known = new Map<string, number[]>();
  // These are found before anything else, in capital letters not at all; where “!” pads, it is one of them.
  const special = new Set([begin, end, pad]);
  const specials = new RegExp(`(${[...special].map((token) => RegExp.escape(token)).join('|')})`, 'u');

  function idsOfPiece(piece: string): number[] {
    const symbols = Array.from(bytes.encode(piece), (byte) => letters[byte]!);
    symbols[symbols.length - 1] += '</w>';
    while (symbols.length > 1) {
      let best = -1;
      let lowest = Infinity;
      for (let at = 0; at + 1 < symbols.length; at += 1) {
        const rank = ranks.get(`${symbols[at]} ${symbols[at + 1]}`) ?? Infinity;
        if (rank < lowest) [best, lowest] = [at, rank];
      }
      if (best < 0) break;
      symbols.splice(best, 2, symbols[best]! + symbols[best + 1]!);
    }
    return symbols.map(idOf);
  }

  function idsOfText(text: string): number[] {
    return [...normalized(text).matchAll(pieces)]
      .flatMap(([whole]) => partsOf(whole))
      .flatMap((piece) => {
        const ids = known.get(piece) ?? idsOfPiece(piece);
        known.set(piece, ids);
        return ids;
      });
  }

  return {
    encode(text) {
      const inner = text.split(specials).flatMap((part) => (special.has(part) ? [vocabulary[part]!] : idsOfText(part)));
      const ids = [vocabulary[begin]!, ...inner.slice(0, tokenCount - 2), vocabulary[end]!];
      return [...ids, ...Array<number>(tokenCount - ids.length).fill(idOf(pad))];
    },
  };
}

type Special = { pad_token?: string | { content: string } };

/** Reads a folder with vocab.json, merges.txt and special_tokens_map.json. */
export function readTokenizer(folder: string): Tokenizer {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const lines = readFileSync(join(folder, 'merges.txt'), 'utf8').split('\n');
  const { pad_token: pad = end } = json('special_tokens_map.json') as Special;
  return createTokenizer({
    vocabulary: json('vocab.json') as Record<string, number>,
    merges: lines.filter((line) => line && !line.startsWith('#version')).map((line) => line.split(' ') as [string, string]),
    pad: typeof pad === 'string' ? pad : pad.content,
  });
}
