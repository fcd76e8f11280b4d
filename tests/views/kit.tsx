/** Renders a view with the application's actors, over a server that answers as the test specifies. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
// A form's first submit loads the first two and the first answer the third; loaded before, so that no test waits for them.
import '../../machines/form/form.check.ts';
import '../../contract/structs/inputs/index.ts';
import '../../src/platform/answer.ts';
import type { DialogName } from '../../machines/dialogs/dialogs.types.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { RootProvider } from '../../src/actors/hooks.tsx';
import { createRoot, type Root } from '../../src/actors/root.ts';
import { pages } from '../../src/boot/page-loader.ts';
import { LocaleProvider } from '../../src/platform/words.ts';
import { Server, type Sending } from './server.ts';

const opened: Root[] = [];

type Opening = {
  server?: Server;
  /** Signed in with it. */ token?: string;
  /** The address of the page; that of a page's view is its path. */ href?: string;
  /** The dialog that the view is. */ dialog?: DialogName;
  /** The actors start after the view, as after hydration. */ isLate?: boolean;
};

/** The code of a page's parts is here when the page is shown, as after a navigation: no test waits for it, or depends on the one before it. */
const loadParts = ({ type, props }: ReactElement): Promise<unknown> => {
  const { parts } = type as { parts?: (path: string) => readonly { loadWhole: (locale: 'en') => Promise<unknown> }[] };
  return Promise.all(parts?.((props as { path: string }).path).map((part) => part.loadWhole('en')) ?? []);
};

const pathOf = ({ props }: ReactElement): string => (props as { path?: string }).path ?? '/';

/** Starts the application's actors and shows one view. */
export async function show(
  view: ReactElement,
  { server = new Server(), token, href = pathOf(view), dialog, isLate = false }: Opening = {},
) {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('XMLHttpRequest', server.requests);
  await loadParts(view);
  if (token) localStorage.setItem(storageKeys.token, token);
  const root = createRoot({ href, found: true, pages });
  opened.push(root);
  if (!isLate) root.start();
  if (dialog) root.openDialog(dialog);
  // Awaited, because a view may suspend on its way.
  const shown = await act(async () =>
    render(
      <LocaleProvider value="en">
        <RootProvider value={root}>{view}</RootProvider>
      </LocaleProvider>,
    ),
  );
  if (isLate) await act(async () => root.start());
  return { ...shown, root, server, user: userEvent.setup() };
}

/** Stops the actors of the views that were shown, so that no timer of theirs outlives its test. */
export function leave(): void {
  for (const root of opened.splice(0)) root.stop();
  vi.unstubAllGlobals();
}

/** Less than a test may take, so that what was looked for is reported. A part that is loaded on a busy machine takes any number of turns. */
const longest = 10_000;

/** Settles everything that does not wait for the clock until a condition holds; for tests with a frozen clock. */
export async function until<T>(look: () => T): Promise<T> {
  // Of `performance`, since tests freeze `Date`.
  for (const end = performance.now() + longest; performance.now() < end;) {
    try {
      return look();
    } catch {
      await act(() => new Promise((resolve) => setImmediate(resolve)));
    }
  }
  return look();
}

/** Does something with an upload as soon as the page has sent it: what sends it is loaded on demand. */
export async function whenSent(server: Server, place: number, then: (sent: Sending) => void): Promise<void> {
  await until(() => {
    if (!server.sendings[place]) throw new Error(`Upload ${place} was not sent`);
  });
  act(() => then(server.sendings[place]!));
}

/** Advances a clock that the test controls. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Freezes the clock at a local time of day. */
export const freeze = (at = '2026-11-21T12:00:00') =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: new Date(at) });

/** The error message of a control; null when it is valid. */
export const complaintOf = (control: HTMLElement): string | null => {
  const id = control.getAttribute('aria-describedby');
  return id && (document.getElementById(id)?.textContent ?? null);
};
