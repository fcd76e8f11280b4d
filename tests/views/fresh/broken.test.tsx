import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Broken } from '../../../src/boot/shell/broken.tsx';
import { loadWords } from '../../../src/platform/words.ts';
import { show } from '../kit.tsx';

/** A page that did not load gives the reason: there's no network, the site is not reached or away, or it is ours. */

test.each([
  ['offline', 'You are offline'],
  ['unreached', 'We couldn’t reach the site'],
  ['away', 'The site isn’t available at the moment'],
] as const)('what is %s is not called broken, and it is tried again when the network is back', async (reason, title) => {
  await loadWords('en', ['siteStatus']);
  const retry = vi.fn();
  document.documentElement.scrollTop = 900;
  await show(<Broken reason={reason} onRetry={retry} />);
  expect(document.documentElement.scrollTop).toBe(0);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByText(/500|Internal Server Error/)).toBeNull();
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

test('with a network it is a fault of ours', async () => {
  await loadWords('en', ['siteStatus']);
  await show(<Broken reason="ours" onRetry={() => undefined} />);
  expect(screen.getByText('Internal Server Error')).toBeTruthy();
});
