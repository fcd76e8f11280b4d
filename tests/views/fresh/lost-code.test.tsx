import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { creditDetails } from '../../../contract/structs/calls/credits.ts';
import { getUserInfo } from '../../../contract/structs/calls/users.ts';
import { AccountMenu } from '../../../src/boot/shell/account-menu.tsx';
import { ToolsMenu } from '../../../src/boot/shell/tools-menu.tsx';
import { CreationMenu } from '../../../src/features/creations/creation-menu.tsx';
import { granted } from '../../machines/answers.ts';
import { show } from '../kit.tsx';
import { person } from '../person.ts';
import { Server } from '../server.ts';

/** Parts whose code loads on a click, when it does not come: everything around them stays. */

test('the wide panel of tools leaves the page intact, reports on click that it failed to load, and opens on the next try', async () => {
  const panel = '../../../src/boot/shell/tools-panel.tsx';
  vi.doMock(panel, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { root, user } = await show(
    <>
      <p>The page</p>
      <ToolsMenu />
    </>,
  );
  const notices = () => root.toasts.getSnapshot().context.visible.map(({ message }) => message);
  await user.hover(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(notices()).toEqual([{ key: 'networkProblem' }]));
  expect(screen.getByText('The page')).toBeTruthy();
  vi.doUnmock(panel);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('link', { name: /Sticker maker/, hidden: true })).toBeTruthy();
});

test('the menu of a creation reports options that do not load, and loads them again when it is opened again', async () => {
  const options = '../../../src/features/creations/creation-options.tsx';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock(options, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const output = { url: '/files/a.png', type: 'image/png', width: 8, height: 8, duration: null };
  const { root, user } = await show(<CreationMenu id="c1" output={output} file="a" label="Options" />);
  const click = () => user.click(screen.getByRole('button', { name: 'Options' }));
  await click();
  await waitFor(() => expect(root.toasts.getSnapshot().context.visible.map(({ message }) => message)).toEqual([{ key: 'networkProblem' }]));
  vi.doUnmock(options);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click();
  expect(await screen.findByRole('link', { name: /JPEG/ })).toBeTruthy();
  vi.restoreAllMocks();
});

test('the menu of an account leaves the page, with a way to the account', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const menu = '../../../src/boot/shell/user-menu.tsx';
  vi.doMock(menu, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const server = new Server();
  server.answers(creditDetails, granted(person));
  server.answers(getUserInfo, granted(person));
  await show(
    <>
      <p>The page</p>
      <AccountMenu />
    </>,
    { server, token: 'T' },
  );
  expect((await screen.findByRole('link', { name: 'Settings' })).getAttribute('href')).toBe('/settings');
  expect(screen.getByText('The page')).toBeTruthy();
  vi.doUnmock(menu);
  vi.restoreAllMocks();
});
