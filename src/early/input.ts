/** Input from before the page was hydrated, as `early.js` recorded it. */

type Act =
  | { kind: 'typed'; element: Written; more: string }
  | { kind: 'checked'; element: HTMLInputElement; more: boolean }
  | { kind: 'chosen'; element: HTMLInputElement }
  | { kind: 'clicked'; element: HTMLElement }
  | { kind: 'sent'; element: HTMLFormElement; more: HTMLElement | null };

/** The status and the body of an answer; the body is not decoded. */
type EarlyAnswer = { status: number; body: unknown };

type Early = {
  readonly acts: readonly Act[];
  stop(): void;
  /** What the page calls its visit. */
  readonly visit: string;
  /** Settles with the answer to its first request; undefined while it has sent none. */
  readonly met?: Promise<void>;
  /** Settles when the submitted job or checkout is created or refused; undefined without a submit. */
  readonly work?: Promise<unknown>;
  /** Milliseconds for which the page's own scripts wait for that request. */
  readonly courtesy: number;
  /** Uploads in progress, by file. */
  readonly uploads: Map<File, XMLHttpRequest>;
  /** The checkout that a click on a plan requested. */
  checkout?: { readonly address: string; readonly answer: Promise<EarlyAnswer> };
  /** The dialog that a click on a plan opened, with the last button clicked in it. */
  dialog?: { readonly element: HTMLDialogElement; readonly clickedButton: HTMLElement | null; readonly isClosed: boolean };
};

/** The record that `early.js` keeps; undefined when that script did not run. */
export const early = (): Early | undefined => (globalThis as { early?: Early }).early;

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a property past React's own setter, which would hide the change from React. */
function set(element: Written, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property)!.set!.call(element, value);
}

/**
 * Empties the field first: React may have read the typed value while hydrating, and reports only a difference. A slider is never empty, but in its
 * middle instead, so only React's own note of its value is emptied.
 */
export function write(element: Written, value: string): void {
  const isSlider = element.type === 'range';
  if (isSlider) element.value = '';
  for (const next of isSlider ? [value] : ['', value]) {
    set(element, 'value', next);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/** Toggles twice, for the same reason. */
function check(element: HTMLInputElement, checked: boolean): void {
  set(element, 'checked', !checked);
  element.dispatchEvent(new Event('click', { bubbles: true }));
  set(element, 'checked', element.type === 'radio' ? false : !checked);
  element.click();
}

function replay(act: Act): void {
  switch (act.kind) {
    case 'typed':
      return write(act.element, act.more);
    case 'checked':
      return check(act.element, act.more);
    case 'chosen':
      return void act.element.dispatchEvent(new Event('change', { bubbles: true }));
    case 'clicked':
      act.element.removeAttribute('aria-busy');
      return act.element.click();
    case 'sent':
      act.more?.removeAttribute('aria-busy');
      return act.element.requestSubmit(act.more);
    default:
      return act satisfies never;
  }
}

/** Replays the recorded input in order, stops recording, and returns whether there was any. Called once, when every part of the page is hydrated. */
export function replayEarlyInput(): boolean {
  const here = early();
  if (!here) return false;
  const acts = here.acts.filter(({ element }) => element.isConnected);
  here.stop();
  for (const act of acts) replay(act);
  return acts.length > 0;
}

/** Whether this form was submitted before the page was hydrated: its chart then restores that submit. True once. */
export function wasSentEarly(form: HTMLFormElement): boolean {
  const wasSent = form.dataset['sent'] !== undefined;
  delete form.dataset['sent'];
  return wasSent;
}

/** The request that already uploads this file; undefined when there is none or it failed. Returns it once. */
export function takeEarlyUpload(file: File): XMLHttpRequest | undefined {
  const request = early()?.uploads.get(file);
  early()?.uploads.delete(file);
  if (!request || request.readyState === XMLHttpRequest.UNSENT) return undefined;
  return request.readyState === XMLHttpRequest.DONE && request.status === 0 ? undefined : request;
}

/** Resolves when an early job or checkout is created, at the latest after `courtesy`: on a slow line it is sent before the page's scripts load. */
export async function whenEarlyRequestDone(): Promise<void> {
  const here = early();
  if (!here?.work) return;
  await Promise.race([here.work, new Promise((resolve) => setTimeout(resolve, here.courtesy))]);
}

/** Resolves when the first early request is answered, so that the visitor cookie is set once. */
export const whenVisitorKnown = (): Promise<void> => early()?.met ?? Promise.resolve();

/** The answer to a checkout of this address that was requested early; undefined when there is none. Returns it once. */
export function takeEarlyCheckout(address: string): Promise<EarlyAnswer> | undefined {
  const checkout = early()?.checkout;
  forgetEarlyCheckout();
  return checkout?.address === address ? checkout.answer : undefined;
}

/** Drops a checkout that the flow did not ask for, because this user may not have it: it must not answer a later click. */
export function forgetEarlyCheckout(): void {
  delete early()?.checkout;
}
