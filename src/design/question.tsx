import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from './button.tsx';

type QuestionProps = {
  /** The label of the button that asks. */
  ask: string;
  question: string;
  confirm: string;
  cancel: string;
  isAsked: boolean;
  /** How the button that asks looks. */
  variant?: 'danger' | 'primary';
  busy: boolean;
  onAsk: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  /** Fields to fill in before confirming. */
  children?: ReactNode;
};

/** Asks for confirmation. The focus moves to the cancel button, and back to the first button when that is clicked. */
export function Question({
  ask,
  question,
  confirm,
  cancel,
  isAsked,
  variant = 'danger',
  busy,
  onAsk,
  onConfirm,
  onCancel,
  children,
}: QuestionProps) {
  const next = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(isAsked);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (wasAsked.current !== isAsked) next.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked)
    return (
      <Button ref={next} variant={variant} busy={busy} onClick={onAsk}>
        {ask}
      </Button>
    );
  return (
    <div role="group" aria-label={question} className={css({ display: 'grid', gap: '12px' })}>
      <p role="alert" className={css({ fontWeight: 620 })}>
        {question}
      </p>
      {children}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
        <Button variant={variant} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        {!busy && (
          <Button ref={next} onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
