import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NavigationServices } from '../../../machines/navigation/navigation.actors.ts';
import { navigationServices } from '../../../src/actors/navigation.ts';
import { isKnownEntry } from '../../../src/platform/entry-mark.ts';
import { until } from '../kit.tsx';

const pages = { load: async () => ({ found: true }), loadMissing: async () => {}, passes: () => true };
const never = new AbortController().signal;
let stop = () => {};

/** The window's history as a page that has just loaded finds it, with the entry of another page before it. */
function loaded(state: unknown = null): NavigationServices {
  history.pushState(null, '', '/before');
  history.pushState(state, '', '/login');
  const services = navigationServices(pages);
  stop = services.onTraverse(() => undefined);
  return services;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(history, 'back');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scrolledTo = (top: number) => vi.stubGlobal('scrollY', top);

test('the entry before may be of another site: the way back is not taken', () => {
  const services = loaded();
  expect(history.length).toBeGreaterThan(1);
  expect(services.goBack()).toBe(false);
  expect(history.back).not.toHaveBeenCalled();
});

test('an entry is known once its page has been open here, and by nobody else’s state', () => {
  history.pushState({ other: 1 }, '', '/before');
  expect(isKnownEntry()).toBe(false);
  history.pushState(null, '', '/before');
  expect(isKnownEntry()).toBe(false);
  loaded();
  expect(isKnownEntry()).toBe(true);
});

test('the way back from a page that was come to here is taken', () => {
  const services = loaded();
  services.commitLocation('/pricing', false);
  expect(services.goBack()).toBe(true);
  expect(history.back).toHaveBeenCalledOnce();
});

test('a page that took the place of another is as far from ours as that one', () => {
  const services = loaded();
  services.commitLocation('/pricing', true);
  expect(services.goBack()).toBe(false);
});

test('a browser that knows its own entries is asked, for the page before was loaded whole', () => {
  vi.stubGlobal('navigation', { canGoBack: true });
  expect(loaded().goBack()).toBe(true);
});

test('what is known of an entry outlives a reload', () => {
  loaded().commitLocation('/pricing', false);
  stop();
  const services = navigationServices(pages);
  stop = services.onTraverse(() => undefined);
  expect(services.goBack()).toBe(true);
});

test('back leads to where the page was left, a link to the top', async () => {
  const services = loaded();
  scrolledTo(1200);
  services.commitLocation('/pricing', false);
  await services.scrollPage(null, false, never);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrolledTo(300);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2500);
  history.back();
  await until(() => expect(location.pathname).toBe('/login'));
  await services.scrollPage(null, true, never);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 1200);
  history.forward();
  await until(() => expect(location.pathname).toBe('/pricing'));
  await services.scrollPage(null, true, never);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);
});

test('a link within the page is not a way back: the browser scrolls, and the entry is ours from then on', () => {
  history.pushState(null, '', '/ai-sticker-maker');
  const received = vi.fn();
  stop = navigationServices(pages).onTraverse(received);
  history.replaceState(null, '', '/ai-sticker-maker#make');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(isKnownEntry()).toBe(true);
  // For a link to the part that the address names already, a browser adds no entry and keeps the state.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  expect(received).not.toHaveBeenCalled();
  history.replaceState(null, '', '/pricing');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(received).toHaveBeenCalledOnce();
});

test('a link within a page that was come to here is left to the browser as well', () => {
  const received = vi.fn();
  history.pushState(null, '', '/login');
  const services = navigationServices(pages);
  stop = services.onTraverse(received);
  services.commitLocation('/pricing', false);
  history.pushState(null, '', '/pricing#questions');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(received).not.toHaveBeenCalled();
});
