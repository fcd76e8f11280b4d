import { isForAdults } from '../../contract/facts/tools/adults.ts';
import type { GenerationContext } from './generation.types.ts';

/** Why a form takes no press: the tool or the chosen card is not served here now, or the form is for adults and the age is not confirmed. */
export type Closure = 'tool' | 'effect' | 'age';

/** Why the form takes no press; null when it takes one. Before the server has listed its tools every one counts as served: it checks the press. */
export function closureOf({
  adult,
  isAdult,
  offered,
  values,
}: Pick<GenerationContext, 'adult' | 'isAdult' | 'offered' | 'values'>): Closure | null {
  if (offered?.served === false) return 'tool';
  if ((adult || isForAdults({}, values)) && !isAdult) return 'age';
  const { effect } = values;
  return typeof effect === 'string' && offered?.effects?.includes(effect) === false ? 'effect' : null;
}
