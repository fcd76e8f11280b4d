import { css } from 'styled-system/css';
import { Button } from './button.tsx';

type FailedListProps = { text: string; retry: string; onRetry: () => void };

/** Shown when a list fails to load: a sentence and a retry button. */
export const FailedList = ({ text, retry, onRetry }: FailedListProps) => (
  <div
    role="alert"
    className={css({
      width: '100%',
      marginTop: '32px',
      borderRadius: 'xl',
      background: 'danger.soft',
      padding: '28px',
      display: 'grid',
      gap: '12px',
      justifyItems: 'start',
    })}
  >
    <p>{text}</p>
    <Button variant="primary" onClick={onRetry}>
      {retry}
    </Button>
  </div>
);

type MoreProps = {
  label: string;
  busy: boolean;
  /** Error message of the last click. */
  failed?: string | undefined;
  onMore: () => void;
};

/** The button that loads the next page of a list. */
export const More = ({ label, busy, failed, onMore }: MoreProps) => (
  <div className={css({ display: 'grid', justifyItems: 'center', gap: '8px', width: '100%', marginTop: '32px' })}>
    {failed && (
      <p role="alert" className={css({ color: 'danger' })}>
        {failed}
      </p>
    )}
    <Button busy={busy} onClick={onMore}>
      {label}
    </Button>
  </div>
);
