import { useCallback, useRef, type FormEvent, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { earlySubmitOf } from '../../../machines/form/form.early.ts';
import { submittableEarly } from '../../early/submittable.ts';
import { wasSentEarly } from '../../early/input.ts';
import { submitOnChord } from '../../design/submit-on-enter.ts';
import { useEmitted, type Form } from './generation/use-generation.ts';

type FormFrameProps = {
  form: Form;
  tool: Tool;
  label: string;
  children: ReactNode;
};

/** The form of a tool. A submit that is refused scrolls to the first error, which may be far above the button. Ctrl or Cmd with Enter submits. */
export function FormFrame({ form, tool, label, children }: FormFrameProps) {
  const frame = useRef<HTMLFormElement>(null);
  // The errors are on screen after the next paint.
  const showError = useCallback(
    () => requestAnimationFrame(() => frame.current?.querySelector('[data-error]')?.scrollIntoView({ block: 'nearest' })),
    [],
  );
  useEmitted(form, 'form.refused', showError);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The chart restores that submit.
    if (wasSentEarly(event.currentTarget)) return;
    form.send({ type: 'form.submitted' });
  };
  return (
    <form
      ref={frame}
      method="dialog"
      {...(import.meta.env.SSR && submittableEarly([{ submit: earlySubmitOf(tool) }]))}
      suppressHydrationWarning
      noValidate
      onSubmit={submit}
      onKeyDown={submitOnChord}
      aria-label={label}
      // What has the focus is hidden neither by the top bar nor by a phone's tabs.
      className={css({
        display: 'grid',
        gap: '18px',
        alignContent: 'start',
        '& :is(input,textarea,select,button,[data-error])': { scrollMarginBlock: '100px 160px' },
      })}
    >
      {children}
    </form>
  );
}
