import type { EffectId } from '../../contract/facts/tools/effects.ts';

/** What every effect card is called: `<locale>/effects.ts`. */
export type EffectNames = Readonly<Record<EffectId, string>>;
