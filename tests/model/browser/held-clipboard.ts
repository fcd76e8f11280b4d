/** A clipboard that stays pending like a call until a path decides the outcome of a copy. */
import type { Page } from '@playwright/test';

declare global {
  var clipboardWaits: { done: () => void; refuse: (problem: Error) => void };
}

/** To be called before the page is opened. */
export const holdClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const write = () => new Promise<void>((done, refuse) => (globalThis.clipboardWaits = { done, refuse }));
    Object.defineProperty(navigator, 'clipboard', { value: { write, writeText: write } });
  });

export const takeCopy = (page: Page): Promise<void> => page.evaluate(() => globalThis.clipboardWaits.done());

/** The page has no clipboard access; the legacy fallback with a text area works or fails, and an image has none. */
export const refuseCopy = (page: Page, areaWorks: boolean): Promise<void> =>
  page.evaluate((result) => {
    document.execCommand = () => result;
    globalThis.clipboardWaits.refuse(new Error('not allowed'));
  }, areaWorks);
