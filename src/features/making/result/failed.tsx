import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { useEnding, type Ending } from './ending.ts';
import { RetryButton } from './retry-button.tsx';
import { Shortfall, WaysToCredits } from '../generation/shortfall.tsx';
import type { Generation } from '../generation/use-generation.ts';

/** Why there's no result, what happened to the credits, and a retry button. */
export function Failed({ generation, phase }: { generation: Generation; phase: Ending }) {
  const LL = useWords();
  const { title, reason, credits, isShort, isCovered, cost } = useEnding(generation, phase);
  return (
    <div
      role="alert"
      className={css({
        display: 'grid',
        alignContent: 'center',
        gap: '10px',
        minHeight: { base: '280px', md: '460px' },
        borderRadius: 'lg',
        background: isCovered ? 'success.soft' : 'danger.soft',
        padding: { base: '24px', md: '40px' },
      })}
    >
      <h3 className={css({ textStyle: 'h3', color: isCovered ? 'success' : 'danger' })}>{title}</h3>
      {reason && <p>{reason}</p>}
      <p className={css({ color: 'text.2' })}>{credits}</p>
      {isShort ? <WaysToCredits cost={cost} /> : <Shortfall cost={cost} />}
      <span className={css({ display: 'flex', gap: '10px', marginTop: '8px', flexWrap: 'wrap' })}>
        <RetryButton generation={generation} variant={isShort ? 'secondary' : 'primary'} />
        <Button variant="ghost" onClick={() => generation.send({ type: 'result.dismissed' })}>
          {LL.actions.back()}
        </Button>
      </span>
    </div>
  );
}
