import { useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { Button } from './button.tsx';

type QuestionProps = {
  /** The press that asks. */
  ask: string;
  sure: string;
  confirm: string;
  stay: string;
  isAsked: boolean;
  busy: boolean;
  onAsk: () => void;
  onConfirm: () => void;
  onStay: () => void;
};

/** What cannot be taken back is asked twice. The focus goes to the way back, and from there to where it began. */
export function Question({ ask, sure, confirm, stay, isAsked, busy, onAsk, onConfirm, onStay }: QuestionProps) {
  const next = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(isAsked);
  useLayoutEffect(() => {
    // The press that had the focus is gone.
    if (wasAsked.current !== isAsked) next.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked)
    return (
      <Button ref={next} look="danger" busy={busy} onClick={onAsk}>
        {ask}
      </Button>
    );
  return (
    <div role="group" aria-label={sure} className={css({ display: 'grid', gap: '12px' })}>
      <p role="alert" className={css({ fontWeight: 620 })}>
        {sure}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        {!busy && (
          <Button ref={next} onClick={onStay}>
            {stay}
          </Button>
        )}
      </div>
    </div>
  );
}
