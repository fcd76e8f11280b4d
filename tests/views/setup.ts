import { tools } from '../../contract/facts/tools/index.ts';
import { loadFields } from '../../src/features/making/fields/deferred-fields.ts';
import { loadResults } from '../../src/features/making/result/deferred-results.ts';
import { cleanup, configure } from '@testing-library/react';
import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { loadWords } from '../../src/platform/words.ts';
import { watchDoubledStyles } from './doubled-styles.ts';
import { keepAccount, listenersLeft } from './given-back.ts';
import { leave } from './kit.tsx';

// Views are drawn without a size, so nothing ever changes it.
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResize;
// Nothing comes into view.
class NoView {
  observe() {}
  disconnect() {}
}
globalThis.IntersectionObserver ??= NoView as unknown as typeof IntersectionObserver;
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
// A page in a context of its own has not all that Node has.
globalThis.ReadableStream ??= ReadableStream as typeof globalThis.ReadableStream;
globalThis.TextDecoderStream ??= TextDecoderStream as typeof globalThis.TextDecoderStream;
window.scrollTo = () => undefined;
URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : 'file'}`;
URL.revokeObjectURL = () => undefined;

// A condition is waited for as long as a test may last, not as long as a fast machine needs.
configure({ asyncUtilTimeout: 15_000 });

await loadWords('en', [
  'siteStatus',
  'notice',
  'login',
  'making',
  'job',
  'toolSamples',
  'sticker',
  'pricing',
  'creations',
  'credits',
  'form',
  'tool',
  'toolNames',
  'toolCards',
  'effectNames',
]);

keepAccount(window, 'window');
keepAccount(document, 'document');

const doubledStyles = watchDoubledStyles(document);

afterEach(() => {
  expect(doubledStyles()).toEqual([]);
  cleanup();
  leave();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  expect(listenersLeft(), 'listeners of views that are gone').toEqual([]);
});

// jsdom starts the interval that draws frames with the first request. One request is always pending, because an interval that starts on a clock
// that a test holds never fires again, and later files of the same worker would wait for frames forever.
const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
let frame = 0;
const again = (): void => void (frame = request(again));
again();
afterAll(() => cancel(frame));

// What a view does after the next frame is done while its page still exists.
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
afterAll(() => Promise.race([drawn(), new Promise((resolve) => setTimeout(resolve, 100))]));

// The controls and results that a page loads before it shows them.
await Promise.all([...tools.map(loadFields), loadResults()]);

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;
