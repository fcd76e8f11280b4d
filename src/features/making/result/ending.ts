import { codes } from '../../../../contract/facts/codes.ts';
import { selectCost, selectFailure, type GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFact, type Generation } from '../generation/use-generation.ts';

/** How a job ended without a result. */
export type Ending = Extract<GenerationPhase, 'failed' | 'refused' | 'unreached' | 'cancelled'>;

const endings: ReadonlySet<GenerationPhase> = new Set<Ending>(['failed', 'refused', 'unreached', 'cancelled']);
export const isEnding = (phase: GenerationPhase): phase is Ending => endings.has(phase);

/** The text about it: the outcome, the server's reason if there is one, and what happened to the credits. */
export function useEnding(
  generation: Generation,
  phase: Ending,
): { title: string; reason: string | null; credits: string; isShort: boolean; cost: number } {
  const t = useWords().making;
  const failure = useFact(generation, selectFailure);
  const cost = useFact(generation, selectCost);
  const credits = {
    failed: t.failed.returned(cost),
    cancelled: t.cancelled.returned(cost),
    refused: t.refused(),
    unreached: t.failed.unreached(),
  }[phase];
  const isShort = phase === 'refused' && failure?.code === codes.notEnoughCredits;
  const failed = isShort ? t.failed.short() : t.failed.title();
  return {
    title: phase === 'cancelled' ? t.cancelled.title() : failed,
    reason: failure && 'msg' in failure ? failure.msg : null,
    credits,
    isShort,
    cost,
  };
}
