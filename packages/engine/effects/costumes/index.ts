import type { Costume } from './costume.ts';
import { pumpkin } from './pumpkin.ts';
import { skeleton } from './skeleton.ts';
import { vampire } from './vampire.ts';
import { witch } from './witch.ts';
import { zombie } from './zombie.ts';

/** Costumes by the id of the effect's card. */
export const costumes = { witch, vampire, pumpkin, skeleton, zombie } as const satisfies Record<string, Costume>;

export const isCostume = (id: unknown): id is keyof typeof costumes => typeof id === 'string' && Object.hasOwn(costumes, id);
export type { Costume } from './costume.ts';
