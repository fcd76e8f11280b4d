import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import type { Ending } from './ending.ts';
import { RetryButton } from './retry-button.tsx';
import { useEnding } from './use-ending.ts';
import { Shortfall } from '../generation/shortfall.tsx';
import { WaysToCredits } from '../generation/ways-to-credits.tsx';
import type { Generation } from '../generation/use-generation.ts';

/** Red for a failure, green once the balance covers it, and neither for what the user canceled. */
const tones = {
  failure: { background: 'var(--colors-danger-soft)', color: 'var(--colors-danger)' },
  covered: { background: 'var(--colors-success-soft)', color: 'var(--colors-success)' },
  canceled: { background: 'var(--colors-surface-2)', color: 'var(--colors-text)' },
} as const;

/** Why there's no result, what happened to the credits, and a retry button. */
export function Failed({ generation, phase }: { generation: Generation; phase: Ending }) {
  const LL = useWords();
  const { title, reason, credits, isShort, isCovered, cost } = useEnding(generation, phase);
  const isCanceled = phase === 'cancelled';
  const { background, color } = tones[isCanceled ? 'canceled' : isCovered ? 'covered' : 'failure'];
  return (
    <div
      role={isCanceled ? 'status' : 'alert'}
      className={css({
        display: 'grid',
        alignContent: 'center',
        gap: '10px',
        minHeight: { base: '280px', md: '460px' },
        borderRadius: 'lg',
        padding: { base: '24px', md: '40px' },
      })}
      style={{ background }}
    >
      <h3 className={css({ textStyle: 'h3' })} style={{ color }}>
        {title}
      </h3>
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
