import { expect, test, vi } from 'vitest';
import { retryOnline } from '../../src/platform/media-retry.ts';

const fails = (media: HTMLElement) => media.dispatchEvent(new Event('error'));
const networkReturns = () => window.dispatchEvent(new Event('online'));

test('a video that failed while offline is loaded again when the network returns, once for each failure', () => {
  const video = document.createElement('video');
  const load = vi.spyOn(video, 'load').mockImplementation(() => {});
  const stop = retryOnline(video)!;
  networkReturns();
  expect(load).not.toHaveBeenCalled();
  fails(video);
  networkReturns();
  networkReturns();
  expect(load).toHaveBeenCalledTimes(1);
  stop();
  fails(video);
  networkReturns();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a network that returns before it carries anything is tried again after 1, 3 and 9 seconds, and at its next return', () => {
  vi.useFakeTimers();
  const video = document.createElement('video');
  const load = vi.spyOn(video, 'load').mockImplementation(() => {});
  const stop = retryOnline(video)!;
  fails(video);
  networkReturns();
  for (const [at, seconds] of [1, 3, 9].entries()) {
    fails(video);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(at + 1);
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(at + 2);
  }
  fails(video);
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(4);
  networkReturns();
  expect(load).toHaveBeenCalledTimes(5);
  fails(video);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});

test('so is an image', () => {
  const image = document.createElement('img');
  image.setAttribute('src', '/results/1.png');
  const set = vi.spyOn(image, 'src', 'set');
  retryOnline(image);
  fails(image);
  networkReturns();
  expect(set).toHaveBeenCalledExactlyOnceWith('/results/1.png');
});
