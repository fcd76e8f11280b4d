import { expect, test, vi } from 'vitest';
import { cookies } from '../../../contract/facts/cookies.ts';
import { createRoot } from '../../../src/actors/root.ts';
import { pages } from '../../../src/boot/page-loader.ts';

test('the language of a page is stored although none of its calls is ever answered', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
  const root = createRoot({ href: '/pricing', found: true, pages });
  try {
    root.start();
    await vi.waitFor(() => expect(document.cookie).toContain(`${cookies.locale}=en`));
    expect(fetch).toHaveBeenCalled();
  } finally {
    root.stop();
    vi.unstubAllGlobals();
  }
});
