import { css } from 'styled-system/css';
import { Button } from '../../../design/button.tsx';
import type { DeferredPart } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';

/** In place of a control whose code did not come: what cannot be done, and a button that loads it again. */
export function LostControl({ part, sentence, onRetry }: { part: DeferredPart; sentence: string; onRetry: () => void }) {
  const LL = useWords();
  const load = () => {
    part.load().catch(() => undefined);
    onRetry();
  };
  return (
    <div role="alert" className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
      <p>{sentence}</p>
      <Button variant="primary" size="small" onClick={load}>
        {LL.actions.retry()}
      </Button>
    </div>
  );
}
