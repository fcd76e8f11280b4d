import Sparkles from 'lucide-react/icons/sparkles';
import { useCallback, useSyncExternalStore } from 'react';
import { css, cx } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { selectCount, selectTotalCost } from '../../../machines/batch/batch.selectors.ts';
import { selectCovers, selectRemain } from '../../../machines/credits/credits.selectors.ts';
import { selectCost } from '../../../machines/form/form.selectors.ts';
import { selectAnswersSubmit, selectPhase } from '../../../machines/generation/generation.selectors.ts';
import { useFlow } from '../../actors/hooks.tsx';
import type { Batch } from '../../actors/batch.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Button, Cost } from '../../design/button.tsx';
import { durationIn } from './generation/duration.ts';
import type { More } from './batch/use-batch.ts';
import { RetryButton } from './result/retry-button.tsx';
import { Shortfall } from './generation/shortfall.tsx';
import { formOf, useFact, useFormFact, type Generation } from './generation/use-generation.ts';

type GenerateButtonProps = {
  generation: Generation;
  label: string;
  /** Seconds that the tool's recent jobs took; null while unknown. */
  wait?: number | null;
  /** Additional images, each at the same cost. */
  more?: More | null;
};

/** In the flow of its form, so that it covers no field, choice or question; what is asked stands above it. */
const foot = css({ display: 'grid', gap: '8px' });

const facts = css({ fontSize: 'small', color: 'text.2', textAlign: 'center' });
/** For the wait, which comes with an answer of the server. */
const room = css({ minHeight: { base: '3lh', sm: '2lh' } });

/** How many additional images get a job, and the cost of all jobs. */
function useBatchFacts(batch: Batch | null, cost: number): { count: number; total: number } {
  const watch = useCallback(
    (listener: () => void) => {
      const watching = batch?.subscribe(listener);
      return () => watching?.unsubscribe();
    },
    [batch],
  );
  const snapshot = useSyncExternalStore(
    watch,
    () => batch?.getSnapshot() ?? null,
    () => null,
  );
  return snapshot ? { count: selectCount(snapshot), total: selectTotalCost(snapshot, cost) } : { count: 0, total: cost };
}

/** The submit button with the cost of all jobs; below it the number of jobs, the balance and the expected wait. */
export function GenerateButton({ generation, label, wait = null, more = null }: GenerateButtonProps) {
  const LL = useWords();
  const { tag } = localeFacts[useLocale()];
  const { count, total: cost } = useBatchFacts(more?.here ?? null, useFormFact(formOf(generation), selectCost));
  const canSubmit = useFact(generation, selectAnswersSubmit);
  // A submit that may have arrived comes first: another one could be charged beside it.
  const isUnreached = useFact(generation, (making) => selectPhase(making) === 'unreached');
  const remain = useFlow('credits', selectRemain);
  const isShort = useFlow('credits', (snapshot) => selectCovers(snapshot, cost)) === false;
  return (
    <div className={foot}>
      <Button type="submit" variant="gen" size="large" full busy={!canSubmit && !isUnreached} aria-disabled={isUnreached || undefined}>
        {(canSubmit || isUnreached) && <Sparkles size={20} aria-hidden="true" />}
        {label}
        <Cost amount={cost} label={LL.credit.cost(cost)} />
      </Button>
      {isUnreached && (
        <>
          <p className={css({ fontSize: 'small', textAlign: 'center' })}>{LL.making.unsent()}</p>
          <RetryButton generation={generation} variant="primary" />
        </>
      )}
      {canSubmit && <Shortfall cost={cost} />}
      {count > 0 && <p className={css({ fontSize: 'small', textAlign: 'center' })}>{LL.making.batch.count(1 + count)}</p>}
      <p key={remain === null ? 'unknown' : 'known'} className={cx(facts, !isShort && room)}>
        {!isShort && (remain === null ? LL.making.balanceUnknown() : LL.making.balance(remain))}
        {wait !== null && <span className={css({ display: 'block' })}>{LL.making.wait(durationIn(tag, wait))}</span>}
      </p>
    </div>
  );
}
