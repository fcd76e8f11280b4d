import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link } from '../../src/routing/link.tsx';
import { show } from './kit.tsx';

/** Shows a link, and returns what was asked of the navigation and whether the browser still follows the link itself. */
async function clicked(init: MouseEventInit, onClick?: (event: { preventDefault(): void }) => void) {
  const { root, unmount } = await show(
    <Link to="/pricing" {...(onClick && { onClick })}>
      Prices
    </Link>,
  );
  const send = vi.spyOn(root.navigation, 'send').mockImplementation(() => undefined);
  const link = screen.getByRole('link', { name: 'Prices' });
  expect(link.getAttribute('href')).toBe('/pricing');
  const click = createEvent.click(link, init);
  await act(async () => fireEvent(link, click));
  unmount();
  return { asked: send.mock.calls.map(([event]) => event), isFollowed: !click.defaultPrevented };
}

test('a click asks the navigation for the page, and the browser does not follow the link', async () => {
  const close = vi.fn();
  expect(await clicked({}, close)).toEqual({
    asked: [{ type: 'navigation.requested', href: '/pricing', replace: false }],
    isFollowed: false,
  });
  expect(close).toHaveBeenCalledOnce();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click for another tab, a window or a file is left to the browser: %o',
  async (init) => {
    const close = vi.fn();
    expect(await clicked(init, close)).toEqual({ asked: [], isFollowed: true });
    expect(close).not.toHaveBeenCalled();
  },
);

test('a link that has been dealt with asks for nothing', async () => {
  expect((await clicked({}, (event) => event.preventDefault())).asked).toEqual([]);
});
