/** The dialog that `public/early.js` shows before the page is alive, and how the page's own takes its place. */
import { early, write } from './early.ts';

/** Whether a dialog of this title is on screen already. */
export const isShownEarly = (title: string): boolean => early()?.dialog?.element.ariaLabel === title;

/** Whether an early dialog still waits for the page's own. */
export const isEarlyDialogHere = (): boolean => early()?.dialog !== undefined;

/** What was done in the early dialog. */
export type EarlyDialogActs = {
  /** It was closed when its press had already been repeated. */
  readonly isClosed: boolean;
  /** Writes and presses it all in the dialog that takes its place, and returns the field that is to have the focus. */
  giveTo(panel: HTMLElement): HTMLElement | null;
};

/** Removes the early dialog, whatever dialog comes; undefined when there was none, or it was another. Answers once. */
export function takeEarlyDialog(title: string): EarlyDialogActs | undefined {
  const here = early();
  const dialog = here?.dialog;
  if (!here || !dialog) return undefined;
  const isSame = isShownEarly(title);
  const { element, pressed, isClosed } = dialog;
  const focused = document.activeElement;
  delete here.dialog;
  // The browser gives the focus back to what opened it.
  element.close();
  element.remove();
  if (!isSame) return undefined;
  return {
    isClosed,
    giveTo(panel) {
      const counterpartOf = (field: Element | null) =>
        field instanceof HTMLInputElement ? panel.querySelector<HTMLInputElement>(`input[name="${field.name}"]`) : null;
      for (const field of element.querySelectorAll('input')) {
        const own = counterpartOf(field);
        if (own && field.value) write(own, field.value);
      }
      const label = pressed && nameOf(pressed);
      if (label) [...panel.querySelectorAll('button')].find((button) => nameOf(button) === label)?.click();
      return counterpartOf(element.contains(focused) ? focused : null);
    },
  };
}

const nameOf = (button: Element): string => button.ariaLabel ?? button.textContent;

/** Removes the early dialog where no other comes: its code did not load. */
export const dropEarlyDialog = (): void => void takeEarlyDialog('');
