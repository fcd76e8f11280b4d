/** Listeners that views add to the window and the document: each must be removed by the time its view is gone. */
import { Account } from '@iridia/chartkit/paths/leaks';

const account = new Account();
export const listenersLeft = (): readonly string[] => account.left;

const aView = /\/src\/((?:features|design|boot\/shell)\/[\w/.-]+)/;
/** Actors are stopped, not unmounted: `tests/machines/leaks.test.ts` and `actor-leaks.test.ts` judge them. */
const anActor = /\/(?:src\/actors|machines)\//;

/** The view that asks for a listener; null where something else does. */
function askingView(): string | null {
  const stack = new Error().stack ?? '';
  return anActor.test(stack) ? null : (aView.exec(stack)?.[1] ?? null);
}

type Options = AddEventListenerOptions | boolean | undefined;
const isCapturing = (options: Options): boolean => (typeof options === 'object' ? options.capture === true : options === true);

/** Keeps account of this target from now on. `by` names who asks; what nobody asks for is not kept. */
export function keepAccount(target: EventTarget, name: string, into: Account = account, by: () => string | null = askingView): () => void {
  const taken: { type: string; listener: unknown; capture: boolean; giveBack: () => void }[] = [];
  const { addEventListener, removeEventListener } = target;
  const giveBack = (type: string, listener: unknown, capture: boolean) => {
    const index = taken.findIndex((each) => each.type === type && each.listener === listener && each.capture === capture);
    if (index >= 0) taken.splice(index, 1)[0]!.giveBack();
  };
  target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject | null, options?: Options) => {
    const capture = isCapturing(options);
    const { once, signal } = typeof options === 'object' ? options : {};
    const asking = by();
    if (asking !== null && !once && !taken.some((each) => each.type === type && each.listener === listener && each.capture === capture)) {
      taken.push({ type, listener, capture, giveBack: into.take(`"${type}" on the ${name}, by ${asking}`) });
      signal?.addEventListener('abort', () => giveBack(type, listener, capture));
    }
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ) => {
    giveBack(type, listener, isCapturing(options));
    removeEventListener.call(target, type, listener, options);
  };
  return () => Object.assign(target, { addEventListener, removeEventListener });
}
