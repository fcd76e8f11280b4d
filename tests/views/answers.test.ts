import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { chat } from '../../contract/structs/calls/chat.ts';
import {
  cancelGeneration,
  createGeneration,
  deleteCreation,
  followGeneration,
  listCreations,
  shareCreation,
  unshareCreation,
} from '../../contract/structs/calls/generations.ts';
import { contact, verifyFile } from '../../contract/structs/calls/safety.ts';
import { changeSettings, exportMe } from '../../contract/structs/calls/users.ts';
import { pages } from '../../src/boot/page-loader.ts';
import { keepFile } from '../../src/platform/files.ts';
import { chatServices } from '../../src/actors/chat.ts';
import { creationsServices } from '../../src/actors/creations.ts';
import { generationServices } from '../../src/actors/generation.ts';
import { inspectionServices } from '../../src/actors/inspection.ts';
import { historyServices } from '../../src/actors/listing.ts';
import { shareServices } from '../../src/actors/share.ts';
import { settingsServices } from '../../src/actors/settings.ts';
import { contactServices } from '../../src/actors/submission.ts';
import type { InspectionEvent } from 'xstate';
import { createRoot } from '../../src/actors/root.ts';
import { creditHistory } from '../../contract/structs/calls/credits.ts';
import { until } from './kit.tsx';
import { Server } from './server.ts';

const never = new AbortController().signal;
const image = () => keepFile(new File(['x'], 'cat.png', { type: 'image/png' })).ref;

let server: Server;
beforeEach(() => {
  server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('XMLHttpRequest', server.requests);
});
afterEach(() => vi.unstubAllGlobals());

/** An application in which a user is signed in, and what its charts reported while a call was refused. */
async function opened() {
  localStorage.setItem(storageKeys.token, 'T');
  const reported: string[] = [];
  const places: Record<string, string> = { 'login.needed': 'login page', 'auth.wanted': 'login dialog' };
  const inspect = (event: InspectionEvent) => {
    const { fact } = (event.type === '@xstate.event' ? event.event : {}) as { fact?: { type: string } };
    const place = places[fact?.type ?? ''];
    if (place) reported.push(place);
  };
  const root = createRoot({ href: '/settings', found: true, pages }, { watch: ({ system }) => void system.inspect(inspect) });
  root.toasts.subscribe(({ context }) => {
    for (const { message } of context.visible) if ('text' in message) reported.push(message.text);
  });
  root.start();
  await until(() => expect(server.received.length).toBeGreaterThan(0));
  return { root, reported };
}

type Way = { send: () => Promise<unknown>; refuse: (code: number, msg: string, status: number) => void };

const upload = (): Way => ({
  send: () =>
    generationServices.sendFile(
      image(),
      () => undefined,
      never,
      () => undefined,
    ),
  refuse: (code, msg, status) => void until(() => server.sendings.at(-1)!.isAnswered({ code, msg, data: null }, status)),
});
const by = (call: Parameters<Server['refuses']>[0], send: Way['send']): Way => ({
  send,
  refuse: (code, msg, status) => server.refuses(call, { code, msg, data: null }, status),
});

/** Every way by which a call is sent, with calls that give the reason they were refused and calls that leave it to the rule. */
const ways: Record<string, () => Way> = {
  'a read': () => by(listCreations, () => creationsServices.listCreations({}, never)),
  'a page of a list': () => by(creditHistory, () => historyServices.loadPage({ cursor: null, filter: null }, never)),
  'a change of the account': () => by(changeSettings, () => settingsServices.changeSettings({}, never)),
  'a message to the operator': () => by(contact, () => contactServices.send({}, never)),
  'an upload': upload,
  'a file to be examined': () => by(verifyFile, () => inspectionServices.verifyFile(image(), never)),
  'a download': () => by(exportMe, () => settingsServices.exportAccount(never)),
  'a stream of a job': () => by(followGeneration, () => generationServices.followGeneration('1', () => undefined, never)),
  'a stream of the chat': () => by(chat, () => chatServices.streamChat({ messages: [], cost: 1 }, 'key', () => undefined, never)),
  'the deletion of a result': () => by(deleteCreation, () => generationServices.deleteCreation('1')),
  'the deletion of a creation': () => by(deleteCreation, () => creationsServices.deleteCreation('1')),
  'a link to a creation': () => by(shareCreation, () => shareServices.share('1')),
  'the end of a link': () => by(unshareCreation, () => shareServices.unshare('1')),
  'the end of a job': () => by(cancelGeneration, () => generationServices.cancelGeneration('1', never)),
  'a job': () => by(createGeneration, () => generationServices.createGeneration({ tool: 'x', inputs: {}, cost: 1 }, 'key', never)),
};
/** Their flows ask for the sign-in themselves, and go on after it. */
const resuming = ['a stream of the chat', 'a job'];
/** Their flows leave the words of the server to the rule. */
const leaving = [
  'a read',
  'a page of a list',
  'the deletion of a result',
  'the deletion of a creation',
  'a link to a creation',
  'the end of a link',
  'the end of a job',
];

describe.each(Object.entries(ways))('a refusal of %s', (name, wayOf) => {
  async function refused(code: number, status: number) {
    const { root, reported } = await opened();
    const way = wayOf();
    const isUpload = name === 'an upload';
    if (!isUpload) way.refuse(code, 'Not now.', status);
    const sent = way.send().then(
      (answer) => answer,
      () => 'rejected',
    );
    if (isUpload) way.refuse(code, 'Not now.', status);
    const answer = await sent;
    // What the rule causes takes a few turns.
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    return { root, reported, answer };
  }

  test('with 401 leads to the sign-in page', async () => {
    const { reported } = await refused(codes.signInNeeded, 401);
    expect(reported).toEqual(['login page']);
  });

  test('with 20001 opens the dialog, unless its flow does', async () => {
    const { reported } = await refused(codes.signInNeeded, 200);
    expect(reported).toEqual(resuming.includes(name) ? [] : ['login dialog']);
  });

  test('with any other code resolves, and the person reads why', async () => {
    const { reported, answer } = await refused(codes.unavailable, 503);
    expect(answer).not.toBe('rejected');
    expect([...new Set(reported)]).toEqual(leaving.includes(name) ? ['Not now.'] : []);
  });
});

test('a visitor whom the server answers with 401 is led to the sign-in page too', async () => {
  server.refuses(listCreations, { code: codes.signInNeeded, msg: 'Not now.', data: null }, 401);
  const root = createRoot({ href: '/my-creations', found: true, pages });
  root.start();
  await vi.dynamicImportSettled();
  await creationsServices.listCreations({}, never);
  await until(() => expect(root.navigation.getSnapshot().context.href).toContain('/login'));
});

test.each([
  ['deleted', deleteCreation, () => creationsServices.deleteCreation('1')],
  ['no result any more', deleteCreation, () => generationServices.deleteCreation('1')],
  ['not shared any more', unshareCreation, () => shareServices.unshare('1')],
])('what is already gone is %s, and nothing is reported', async (_, call, send) => {
  const { reported } = await opened();
  server.refuses(call, { code: codes.notFound, msg: 'Not here.', data: null }, 404);
  expect((await send()).code).toBe(codes.notFound);
  expect(reported).toEqual([]);
});

test('a chat that is refused before it begins is reported by its chart', async () => {
  server.refuses(chat, { code: codes.tooManyAttempts, msg: 'Too many.', data: null }, 429);
  const received: unknown[] = [];
  await chatServices.streamChat({ messages: [], cost: 1 }, 'key', (event) => received.push(event), never);
  expect(received).toEqual([{ error: { code: codes.tooManyAttempts, msg: 'Too many.' } }]);
});

test.each([
  ['result', generationServices],
  ['creation', creationsServices],
])('the deletion of a %s outlives its page', async (_, { deleteCreation: remove }) => {
  const sent = vi.fn(server.fetch);
  vi.stubGlobal('fetch', sent);
  server.refuses(deleteCreation, { code: codes.notFound, msg: '', data: null }, 404);
  await remove('1');
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/creations/1', expect.objectContaining({ method: 'DELETE', keepalive: true }));
});
