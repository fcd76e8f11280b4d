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
      // What has the focus is not hidden by the button, which stays at the foot of the window.
      className={css({
        display: 'grid',
        gap: '18px',
        alignContent: 'start',
        '& :is(input,textarea,select,button)': { scrollMarginBottom: '160px' },
      })}
    >
      {children}
    </form>
  );
}
