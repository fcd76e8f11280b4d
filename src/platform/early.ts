/** What a person did before the page was hydrated, as `public/early.js` remembers it. */

type Act =
  | { kind: 'typed'; element: Written; more: string }
  | { kind: 'checked'; element: HTMLInputElement; more: boolean }
  | { kind: 'chosen'; element: HTMLInputElement }
  | { kind: 'pressed'; element: HTMLElement }
  | { kind: 'sent'; element: HTMLFormElement; more: HTMLElement | null };

/** The status and the body of an answer; the body is not decoded. */
type EarlyAnswer = { status: number; body: unknown };

type Early = {
  readonly acts: readonly Act[];
  stop(): void;
  /** Settles with the answer of its first call; undefined while it has sent none. */
  readonly met?: Promise<void>;
  /** Settles when the job or the checkout of its press is made or refused; undefined while nothing is pressed. */
  readonly work?: Promise<unknown>;
  /** Milliseconds that the page waits for that work. */
  readonly courtesy: number;
  /** The requests that upload the files it may send. */
  readonly uploads: Map<File, XMLHttpRequest>;
  /** The checkout that a press on a plan asked for. */
  checkout?: { readonly address: string; readonly answer: Promise<EarlyAnswer> };
  /** The dialog that a press on a plan opened, with the last button that was pressed in it. */
  dialog?: { readonly element: HTMLDialogElement; readonly pressed: HTMLElement | null; readonly isClosed: boolean };
};

/** What the script of the page's head knows; undefined without it. */
export const early = (): Early | undefined => (globalThis as { early?: Early }).early;

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a property past React's own setter, which would hide the change from React. */
function set(element: Written, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property)!.set!.call(element, value);
}

/** Empties the field first: React may have read the typed value while hydrating, and reports only a difference. */
export function write(element: Written, value: string): void {
  for (const next of ['', value]) {
    set(element, 'value', next);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/** Changes the other way first, for the same reason. */
function check(element: HTMLInputElement, checked: boolean): void {
  set(element, 'checked', !checked);
  element.dispatchEvent(new Event('click', { bubbles: true }));
  set(element, 'checked', element.type === 'radio' ? false : !checked);
  element.click();
}

function repeat(act: Act): void {
  switch (act.kind) {
    case 'typed':
      return write(act.element, act.more);
    case 'checked':
      return check(act.element, act.more);
    case 'chosen':
      return void act.element.dispatchEvent(new Event('change', { bubbles: true }));
    case 'pressed':
      act.element.removeAttribute('aria-busy');
      return act.element.click();
    case 'sent':
      act.more?.removeAttribute('aria-busy');
      return act.element.requestSubmit(act.more);
    default:
      return act satisfies never;
  }
}

/** Repeats the acts in their order, stops remembering, and returns whether there were any. Called once, when every part of the page is hydrated. */
export function repeatEarly(): boolean {
  const here = early();
  if (!here) return false;
  const acts = here.acts.filter(({ element }) => element.isConnected);
  here.stop();
  for (const act of acts) repeat(act);
  return acts.length > 0;
}

/** Whether the job of this form was sent before the page was alive: its chart recalls that press. Answers once. */
export function wasSentEarly(form: HTMLFormElement): boolean {
  const wasSent = form.dataset['sent'] !== undefined;
  delete form.dataset['sent'];
  return wasSent;
}

/** The request that already uploads this file; undefined when there is none, or it broke off. Answers once. */
export function takeEarlyUpload(file: File): XMLHttpRequest | undefined {
  const request = early()?.uploads.get(file);
  early()?.uploads.delete(file);
  if (!request || request.readyState === XMLHttpRequest.UNSENT) return undefined;
  return request.readyState === XMLHttpRequest.DONE && request.status === 0 ? undefined : request;
}

/** Resolves when the job or the checkout of a press is made, or after a moment: on a slow line it goes first. At once without a press. */
export async function madeEarly(): Promise<void> {
  const here = early();
  if (!here?.work) return;
  await Promise.race([here.work, new Promise((resolve) => setTimeout(resolve, here.courtesy))]);
}

/** Resolves when a call that was sent before the page was alive is answered: the server then knows this visitor by one name. */
export const metEarly = (): Promise<void> => early()?.met ?? Promise.resolve();

/** The answer to a checkout of this address that was asked for before the page was alive; undefined when there is none. Answers once. */
export function takeEarlyCheckout(address: string): Promise<EarlyAnswer> | undefined {
  const checkout = early()?.checkout;
  forgetEarlyCheckout();
  return checkout?.address === address ? checkout.answer : undefined;
}

/** A checkout that the flow did not ask for, because this person may not have it, must not answer a later press. */
export function forgetEarlyCheckout(): void {
  delete early()?.checkout;
}
