import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { earlyPressOf } from '../../../machines/generation/generation.early.ts';
import { selectErrors } from '../../../machines/generation/generation.selectors.ts';
import { earlyPresses } from '../../platform/early-presses.ts';
import { wasSentEarly } from '../../platform/early.ts';
import { useFact, type Generation } from './generation/use-generation.ts';

type FormFrameProps = {
  generation: Generation;
  tool: Tool;
  label: string;
  children: ReactNode;
};

/** The form of a tool. What a press finds missing is brought on screen: the button stays there while a long form is scrolled. */
export function FormFrame({ generation, tool, label, children }: FormFrameProps) {
  const errors = useFact(generation, selectErrors);
  const form = useRef<HTMLFormElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current || Object.keys(errors).length === 0) return;
    wasPressed.current = false;
    form.current?.querySelector('[data-error]')?.scrollIntoView({ block: 'nearest' });
  }, [errors]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The chart recalls that press.
    if (wasSentEarly(event.currentTarget)) return;
    wasPressed.current = true;
    generation.send({ type: 'generate.pressed' });
  };
  return (
    <form
      ref={form}
      method="dialog"
      {...(import.meta.env.SSR && earlyPresses([{ press: earlyPressOf(tool) }]))}
      suppressHydrationWarning
      noValidate
      onSubmit={submit}
      aria-label={label}
      // What has the focus is not hidden by the button, which stays at the foot of the window.
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
