import type { FormEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Generation } from './generation/use-generation.ts';

type FormFrameProps = {
  generation: Generation;
  label: string;
  children: ReactNode;
};

/** The form of a tool. */
export function FormFrame({ generation, label, children }: FormFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
