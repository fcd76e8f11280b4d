/** Who is larger than whom: "a bee bigger than a house". */
import { answer, applied, type Cast } from './cast.ts';
import { statureOf } from '../art/kinds.ts';
import type { Item } from '../items/parse.ts';

/** "Bigger than an elephant": the one named last is compared with what follows. */
export function startComparison(cast: Cast, item: Extract<Item, { kind: 'comparison' }>): void {
  if (cast.compared) answer(cast, cast.compared.words, null);
  cast.compared = {
    from: cast.current,
    to: -1,
    size: item.comparison === 'than' ? null : item.comparison,
    words: item.words,
  };
  // “Больше цветов” is more of them, and nobody is compared.
  if (item.comparison !== 'than' && cast.current < 0) {
    answer(cast, item.words, null);
    cast.compared = null;
  }
}

/** 比大象大: whether a size tells how two differ, as it does after the second of them. */
export function tellsDifference(cast: Cast, item: Extract<Item, { kind: 'size' }>): boolean {
  if (!cast.compared || cast.compared.to < 0 || cast.compared.size) return false;
  cast.compared.size = /^(tiny|small|thin)$/.test(item.size) ? 'small' : 'large';
  cast.compared.words = `${cast.compared.words} ${item.words}`;
  concludeComparison(cast);
  return true;
}

/** Takes the thing that was just named into a comparison, and draws the larger one larger once both are known. */
export function compare(cast: Cast, named: number): void {
  if (!cast.compared) return;
  if (cast.compared.to < 0) cast.compared.to = named;
  else if (cast.compared.from < 0) cast.compared.from = named;
  concludeComparison(cast);
}

const statureIn = (cast: Cast, at: number): number => {
  const { drawing } = cast.things[at]!;
  return drawing ? statureOf(drawing) : 1;
};

function concludeComparison(cast: Cast): void {
  if (!cast.compared?.size || cast.compared.to < 0 || cast.compared.from < 0) return;
  const { from, to, size, words } = cast.compared;
  cast.compared = null;
  if (from === to) return answer(cast, words, null);
  const [large, small] = size === 'large' ? [from, to] : [to, from];
  // A bee needs more than a mouse to be larger than a house.
  const [own, other] = [statureIn(cast, large), statureIn(cast, small)];
  for (let times = 0; times < (other > own * 2.5 ? 2 : 1); times += 1) {
    cast.things[large]!.sizes.push('huge');
    cast.things[small]!.sizes.push('tiny');
  }
  answer(cast, words, applied);
}
