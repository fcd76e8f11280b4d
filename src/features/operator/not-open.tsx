import { css } from 'styled-system/css';
import { Button, button } from '../../design/button.tsx';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';

type Props = {
  phase: 'loading' | 'locked' | 'failed';
  heading: string;
  words: { loading: () => string; locked: () => string; unlock: () => string; failed: () => string };
  onRetry: () => void;
};

/** What a page of the console shows while it is not open: that it loads, the way to the console, or another try. */
export function NotOpen({ phase, heading, words, onRetry }: Props) {
  const LL = useWords();
  if (phase === 'locked')
    return (
      <div className={css({ display: 'grid', gap: '18px', justifyItems: 'start' })}>
        <h1 className={css({ textStyle: 'h3' })}>{heading}</h1>
        <p>{words.locked()}</p>
        <Link to="/operator" className={button({ variant: 'primary' })}>
          {words.unlock()}
        </Link>
      </div>
    );
  if (phase === 'failed')
    return (
      <div role="alert" className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
        <p>{words.failed()}</p>
        <Button variant="primary" size="small" onClick={onRetry}>
          {LL.actions.retry()}
        </Button>
      </div>
    );
  return (
    <div role="status" style={{ minHeight: '40vh' }}>
      <h1 className={css({ textStyle: 'h4', color: 'text.2' })}>{words.loading()}</h1>
    </div>
  );
}
