import { codes } from '../../../../contract/facts/codes.ts';
import { selectFailure, selectRetryCost, selectSentCost } from '../../../../machines/generation/generation.selectors.ts';
import { selectCovers } from '../../../../machines/credits/credits.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFlow } from '../../../actors/hooks.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';
import type { Ending } from './ending.ts';

/**
 * The text about how a job ended without a result: the outcome, the server's reason if there is one, and what happened to the credits. `isShort`: the balance was too low,
 * and is still; `isCovered`: it covers the cost now; `cost`: of a retry, in credits.
 */
export function useEnding(
  generation: Generation,
  phase: Ending,
): { title: string; reason: string | null; credits: string; isShort: boolean; isCovered: boolean; cost: number } {
  const LL = useWords();
  const t = LL.job;
  const failure = useFact(generation, selectFailure);
  const cost = useFact(generation, selectRetryCost);
  const sent = useFact(generation, selectSentCost);
  const credits = {
    failed: t.failed.returned(sent),
    cancelled: t.cancelled.returned(sent),
    refused: t.refused(),
    unreached: t.failed.unreached(),
  }[phase];
  const covers = useFlow('credits', (snapshot) => selectCovers(snapshot, cost)) === true;
  const wasShort = phase === 'refused' && failure?.code === codes.notEnoughCredits;
  const refused = covers ? LL.credit.enough() : t.failed.short();
  const failed = wasShort ? refused : t.failed.title();
  return {
    title: phase === 'cancelled' ? t.cancelled.title() : failed,
    // The title already covers too few credits, with their number below it.
    reason: failure && 'msg' in failure && !wasShort ? failure.msg : null,
    credits,
    isShort: wasShort && !covers,
    isCovered: wasShort && covers,
    cost,
  };
}
