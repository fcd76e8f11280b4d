import type { KeyboardEvent } from 'react';

/** Enter submits the form of a text area; with Shift, or while an input method is composing, the key keeps its default behavior. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Ctrl or Cmd with Enter submits a form from any of its fields, once for as long as the keys are held. */
export function submitOnChord(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
