import type { FormEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { More } from './batch/use-batch.ts';
import type { Generation } from './generation/use-generation.ts';

type FormFrameProps = {
  generation: Generation;
  label: string;
  more: More | null;
  /** Submitting does nothing: the selection is unavailable. */
  isClosed?: boolean;
  children: ReactNode;
};

/** The form of a tool: submitting it starts its job and those of the other pictures. */
export function FormFrame({ generation, label, more, isClosed = false, children }: FormFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isClosed) return;
    more?.here?.send({ type: 'batch.pressed' });
    generation.send({ type: 'generate.pressed' });
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={label}
      className={css({ display: 'grid', gap: '18px', alignContent: 'start' })}
    >
      {children}
    </form>
  );
}
