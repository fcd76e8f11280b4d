// The way back from the operator's OpenID provider: it ends on the login page, which asks the server once.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openidCallback, siteFacts } from '../../../contract/structs/calls/users.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { LoginPanel } from '../../../src/features/account/login-panel.tsx';
import { takeProviderAnswer, wayToProvider } from '../../../src/platform/openid.ts';
import { granted, refusal } from '../../machines/answers.ts';
import { show } from '../kit.tsx';
import { Server, site } from '../server.ts';

afterEach(() => sessionStorage.clear());

async function shown(href: string, server = new Server()) {
  server.answers(siteFacts, granted({ ...site, openid: 'Example ID' }));
  history.replaceState(null, '', href);
  await show(<LoginPanel place="page" />, { server, href });
  return server;
}

test('the button has the name of the provider, and leads there from the page where the sign-in began', async () => {
  await shown('/fr/pricing?pack=2#packs');
  expect(await screen.findByRole('button', { name: 'Continue with Example ID' })).toBeTruthy();
  expect(wayToProvider()).toBe('/api/users/openid/start?from=%2Ffr%2Fpricing%3Fpack%3D2%23packs');
});

test('what the provider sent back is exchanged once, and the address forgets it', async () => {
  const server = new Server();
  server.answers(openidCallback, refusal('wrongCredentials', 'Example ID didn’t confirm that it’s you.'));
  await shown('/login?code=C&state=S&from=%2Ffr%2Fpricing', server);
  const alert = await within(await screen.findByRole('form')).findByRole('alert');
  expect(alert.textContent).toBe('Example ID didn’t confirm that it’s you.');
  expect(server.requestsOf(openidCallback).map(({ body }) => body)).toEqual([{ code: 'C', state: 'S', domain: 'localhost' }]);
  expect([location.pathname, location.search, sessionStorage.getItem(storageKeys.fromFullPath)]).toEqual(['/login', '', '/fr/pricing']);
});

test.each([
  ['canceled', 'You canceled the login, so you’re still logged out.'],
  ['failed', 'The login didn’t work. Try again, or use another way to log in.'],
])('a sign-in that was %s is reported above the form', async (error, sentence) => {
  const server = await shown(`/login?error=${error}`);
  expect((await within(await screen.findByRole('form')).findByRole('alert')).textContent).toBe(sentence);
  expect(server.requestsOf(openidCallback)).toEqual([]);
});

test('the login page itself is not what one returns to', () => {
  history.replaceState(null, '', '/es/login?code=C&state=S&from=%2Fes%2Flogin');
  expect(takeProviderAnswer()).toEqual({ type: 'provider.answered', code: 'C', state: 'S' });
  expect(sessionStorage.getItem(storageKeys.fromFullPath)).toBeNull();
});

test('another page takes nothing', () => {
  history.replaceState(null, '', '/pricing?code=C&state=S');
  expect(takeProviderAnswer()).toBeNull();
});
