import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Broken } from '../../../src/boot/shell/broken.tsx';
import { loadWords } from '../../../src/platform/words.ts';
import { show } from '../kit.tsx';

/** A page that did not load gives the reason: there's no network, or it is ours. */

afterEach(() => vi.restoreAllMocks());

test('without a network the page is away, nothing is called broken, and it is tried again when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await loadWords('en', ['siteStatus']);
  const retry = vi.fn();
  await show(<Broken onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(screen.queryByText(/500|Internal Server Error/)).toBeNull();
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

test('with a network it is a fault of ours', async () => {
  await loadWords('en', ['siteStatus']);
  await show(<Broken onRetry={() => undefined} />);
  expect(screen.getByText('Internal Server Error')).toBeTruthy();
});
