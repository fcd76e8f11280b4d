import type { EffectId } from '../../contract/facts/tools/effects.ts';

/** Name of every effect card: `<locale>/effects.ts`. */
export type EffectNames = Readonly<Record<EffectId, string>>;
