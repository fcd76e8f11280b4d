// Google's button carries a nonce of ours, and a new one after each credential.
import { afterEach, expect, test, vi } from 'vitest';
import { googleNonce } from '../../contract/structs/calls/users.ts';
import { mountGoogleButton } from '../../src/platform/google.ts';
import { granted } from '../machines/answers.ts';
import { Server } from './server.ts';

type Options = { client_id: string; nonce: string; callback: (answer: { credential?: string }) => void };

afterEach(() => vi.unstubAllGlobals());

test('requests a nonce for each credential, and reports nothing once it is gone', async () => {
  const given: Options[] = [];
  const id = { initialize: (options: Options) => given.push(options), renderButton: () => undefined };
  vi.stubGlobal('google', { accounts: { id } });
  const server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  server.answers(googleNonce, granted({ nonce: 'first' }));
  const received: string[] = [];
  const unmount = mountGoogleButton(document.createElement('div'), { clientId: 'client', locale: 'en' }, (text) => received.push(text));
  document.querySelector('script[src^="https://accounts.google.com/"]')!.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(given.map(({ nonce }) => nonce)).toEqual(['first']));
  server.answers(googleNonce, granted({ nonce: 'second' }));
  given[0]!.callback({ credential: 'a' });
  await vi.waitFor(() => expect(given.map(({ nonce }) => nonce)).toEqual(['first', 'second']));
  unmount();
  given[1]!.callback({ credential: 'b' });
  expect(received).toEqual(['a']);
});
