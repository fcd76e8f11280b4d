import { css } from 'styled-system/css';
import { useWords } from '../platform/words.ts';
import { Button } from './button.tsx';

/** In place of what could not be loaded: a sentence, and a button that tries again. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const LL = useWords();
  return (
    <div role="alert" className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
      <p>{text}</p>
      <Button variant="primary" size="small" onClick={onRetry}>
        {LL.actions.retry()}
      </Button>
    </div>
  );
}
