/** The dialog that `early.js` opens before the page is hydrated, and how the page's own dialog replaces it. */
import { early, write } from './input.ts';

/** Whether an early dialog with this title is open. */
export const isShownEarly = (title: string): boolean => early()?.dialog?.element.ariaLabel === title;

/** Whether an early dialog is open that the page's own has not replaced yet. */
export const isEarlyDialogHere = (): boolean => early()?.dialog !== undefined;

/** What the user did in the early dialog. */
export type EarlyDialogInput = {
  /** It was closed after the click that opened it had been replayed. */
  readonly isClosed: boolean;
  /** Replays text and clicks in the dialog that replaces it, and returns the field to focus. */
  replayIn(panel: HTMLElement): HTMLElement | null;
};

/** Removes the early dialog, whichever dialog replaces it; undefined when there was none with this title. Returns it once. */
export function takeEarlyDialog(title: string): EarlyDialogInput | undefined {
  const here = early();
  const dialog = here?.dialog;
  if (!here || !dialog) return undefined;
  const isSame = isShownEarly(title);
  const { element, clickedButton, isClosed } = dialog;
  const focused = document.activeElement;
  delete here.dialog;
  // The browser returns the focus to the button that opened it.
  element.close();
  element.remove();
  if (!isSame) return undefined;
  return {
    isClosed,
    replayIn(panel) {
      const counterpartOf = (field: Element | null) =>
        field instanceof HTMLInputElement ? panel.querySelector<HTMLInputElement>(`input[name="${field.name}"]`) : null;
      for (const field of element.querySelectorAll('input')) {
        const own = counterpartOf(field);
        if (own && field.value) write(own, field.value);
      }
      const label = clickedButton && nameOf(clickedButton);
      if (label) [...panel.querySelectorAll('button')].find((button) => nameOf(button) === label)?.click();
      return counterpartOf(element.contains(focused) ? focused : null);
    },
  };
}

const nameOf = (button: Element): string => button.ariaLabel ?? button.textContent;

/** Removes the early dialog when the code of the page's own did not load. */
export const dropEarlyDialog = (): void => void takeEarlyDialog('');
