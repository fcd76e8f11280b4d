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
  fails(video);
  stop();
  networkReturns();
  expect(load).toHaveBeenCalledTimes(1);
});

test('so is a picture', () => {
  const picture = document.createElement('img');
  picture.setAttribute('src', '/results/1.png');
  const set = vi.spyOn(picture, 'src', 'set');
  retryOnline(picture);
  fails(picture);
  networkReturns();
  expect(set).toHaveBeenCalledExactlyOnceWith('/results/1.png');
});
