/** Countries that the words name: each is seen small beside the thing that it describes, by its flag or by what it is known for. */
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { flagOf } from '../art/flags.ts';
import { bareThing, type Link, type Thing } from './thing.ts';

/** What says a country more plainly than its flag. */
const landmarks: Readonly<Record<string, string>> = { eg: 'pyramid' };
/** What a country is seen by: its landmark or its flag. */
export const signOf = (code: string): Drawing => (landmarks[code] ? drawingOf(landmarks[code]) : undefined) ?? flagOf(code);

/** Beside this many things the sign of a country would be too small to see. */
const mostThings = 11;

export type Nation = { words: string; sign: Drawing };

export function createNations() {
  let waiting: Nation[] = [];
  const described: (Nation & { thing: Thing | undefined })[] = [];
  const describe = (nations: readonly Nation[], thing: Thing | undefined) =>
    void described.push(...nations.map((nation) => ({ ...nation, thing })));
  return {
    /** The country of what follows. */
    before: (nation: Nation) => void waiting.push(nation),
    /** The country of what was named already; undefined: of the whole image. */
    of: (nation: Nation, thing: Thing | undefined) => describe([nation], thing),
    /** Whatever waits is the country of this. */
    settle(thing: Thing | undefined): void {
      describe(waiting, thing);
      waiting = [];
    },
    /** Adds the signs to the image; tells by what each country is seen, or that it is not. */
    show(things: Thing[], links: Link[]): { words: string; drawing: Drawing | null }[] {
      return described.map(({ words, sign: drawing, thing }) => {
        if (things.some((one) => one.drawing?.icon === drawing.icon)) return { words, drawing };
        if (things.length >= mostThings) return { words, drawing: null };
        const target = thing ? things.indexOf(thing) : -1;
        things.push({ ...bareThing(drawing, 'kind', words), sizes: target < 0 && things.length === 0 ? ['tiny'] : [] });
        if (target >= 0) links.push({ relation: 'emblem', from: target, to: things.length - 1 });
        return { words, drawing };
      });
    },
  };
}
