import { isForAdults } from '../../contract/facts/tools/adults.ts';
import type { GenerationContext } from './generation.types.ts';

/**
 * Why a form takes no press: the tool or the chosen card is not served here now, the form is for adults and the age is not confirmed, or a
 * picture has more pixels than its field takes.
 */
export type Closure = 'tool' | 'effect' | 'age' | 'size';

const isTooLarge = ({ fields, uploads }: Pick<GenerationContext, 'fields' | 'uploads'>): boolean =>
  fields.some((field) => {
    const most = field.kind === 'picture' ? field.mostPixels : undefined;
    const { width, height } = uploads[field.name]?.stored ?? {};
    return most !== undefined && (width ?? 0) * (height ?? 0) > most;
  });

/** Why the form takes no press; null when it takes one. Before the server has listed its tools every one counts as served: it checks the press. */
export function closureOf({
  adult,
  isAdult,
  offered,
  values,
  fields,
  uploads,
}: Pick<GenerationContext, 'adult' | 'isAdult' | 'offered' | 'values' | 'fields' | 'uploads'>): Closure | null {
  if (offered?.served === false) return 'tool';
  if ((adult || isForAdults({}, values)) && !isAdult) return 'age';
  const { effect } = values;
  if (typeof effect === 'string' && offered?.effects?.includes(effect) === false) return 'effect';
  return isTooLarge({ fields, uploads }) ? 'size' : null;
}
