/** Who is known by what they wear and hold: a pirate is a bearded man in a hat with a patch on one eye, and has a sword. */
import type { Cast } from './cast.ts';
import { drawingOf } from '../art/art.ts';
import { wornAt } from '../art/kinds.ts';
import { costumeOf, type Costume } from '../words/stand-ins.ts';
import { fold } from '../words/forms.ts';
import type { Color } from '../words/properties.ts';
import { bareThing, standIn, type Link } from './thing.ts';

type Parts = { wears: readonly string[]; holds?: string; cloth: Color };

const parts: Readonly<Record<Costume, Parts>> = {
  pirate: { wears: ['pirate-hat', 'eye-patch'], holds: 'sword', cloth: 'burgundy' },
  viking: { wears: ['horned-helmet'], holds: 'axe', cloth: 'brown' },
  cowboy: { wears: ['cowboy-hat'], cloth: 'brown' },
  samurai: { wears: ['samurai-helmet'], holds: 'sword', cloth: 'red' },
  sailor: { wears: ['sailor-cap'], cloth: 'navy' },
  ballerina: { wears: ['tutu'], cloth: 'pink' },
  fisherman: { wears: ['billed-cap'], holds: 'fishing-pole', cloth: 'yellow' },
};

const busy = /^(?:hold|play|eat|ride|sit|in)$/;

/** Gives them their costume, but for what the words put in its place. */
export function dressUp({ things, links }: Pick<Cast, 'things' | 'links'>): void {
  for (const [at, thing] of things.slice().entries()) {
    const costume = costumeOf(fold(thing.words));
    if (!costume || !thing.drawing) continue;
    const { wears, holds, cloth } = parts[costume];
    const own = links.filter(({ from }) => from === at);
    const places = new Set(
      own.filter(({ relation }) => relation === 'wear').map(({ to }) => things[to]!.drawing && wornAt(things[to]!.drawing)),
    );
    const add = (relation: Link['relation'], icon: string) => {
      things.push(bareThing(standIn(icon), 'itself', ''));
      links.push({ relation, from: at, to: things.length - 1 });
    };
    if (thing.colors.length === 0 && !places.has('torso')) thing.colors.push(cloth);
    for (const icon of wears) if (!places.has(wornAt(drawingOf(icon)!))) add('wear', icon);
    if (holds && thing.count === 1 && !own.some(({ relation }) => busy.test(relation))) add('hold', holds);
  }
}
