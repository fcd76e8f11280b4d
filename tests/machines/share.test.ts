import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { shareActors, type ShareServices } from '../../machines/share/share.actors.ts';
import { shareMachine } from '../../machines/share/share.machine.ts';
import { selectIsShareBusy, selectShareLink } from '../../machines/share/share.selectors.ts';
import type { ShareEvent } from '../../machines/share/share.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

const url = 'https://iridia.example/s/abc';

function open(services: Partial<ShareServices> = {}) {
  const spies = {
    getShare: vi.fn<ShareServices['getShare']>(async () => granted({ url: null })),
    share: vi.fn<ShareServices['share']>(async () => granted({ url })),
    unshare: vi.fn<ShareServices['unshare']>(async () => granted(null)),
    copyText: vi.fn<ShareServices['copyText']>(async () => true),
  };
  const given: ShareServices = { ...spies, ...services };
  const actor = createActor(shareMachine.provide({ actors: shareActors(given) }), { input: { id: 'g1' } }).start();
  const reported: string[] = [];
  actor.on('notice.raised', ({ message }) => reported.push('key' in message ? message.key : message.text));
  const sends = async (type: ShareEvent['type']) => {
    actor.send({ type });
    await settled();
  };
  return { actor, reported, sends, services: spies, link: () => selectShareLink(actor.getSnapshot()) };
}

test('the first click makes the link and copies it, another copies it again; it can be revoked', async () => {
  const { reported, sends, services, link } = open();
  await settled();
  expect(link()).toBeNull();
  await sends('share.clicked');
  expect([link(), services.copyText.mock.calls]).toEqual([url, [[url]]]);
  await sends('share.clicked');
  expect([services.share.mock.calls, services.copyText.mock.calls.length]).toEqual([[['g1']], 2]);
  await sends('share.revoked');
  expect([link(), services.unshare.mock.calls]).toEqual([null, [['g1']]]);
  expect(reported).toEqual(['shareCopied', 'shareCopied', 'shareStopped']);
});

test('an existing link can be revoked at once, without a click on Share', async () => {
  const { sends, services, link } = open({ getShare: async () => granted({ url }) });
  await settled();
  expect([link(), services.share.mock.calls]).toEqual([url, []]);
  await sends('share.revoked');
  expect(link()).toBeNull();
});

test('a click need not wait for the server’s answer about an existing link', async () => {
  const asked = new Held<Awaited<ReturnType<ShareServices['getShare']>>>();
  const { sends, link } = open({ getShare: () => asked.promise });
  await settled();
  await sends('share.clicked');
  asked.resolve(granted({ url: null }));
  await settled();
  expect(link()).toBe(url);
});

test.each([
  ['cannot be copied', { copyText: async () => false }, 'shareNotCopied', url],
  ['is not answered', { share: () => Promise.reject(new Error('offline')) }, 'shareFailed', null],
] as const)('a link that %s is reported', async (_, services, sentence, left) => {
  const { actor, reported, sends, link } = open(services);
  await sends('share.clicked');
  expect([reported, link(), selectIsShareBusy(actor.getSnapshot())]).toEqual([[sentence], left, false]);
});

test('a refusal is left to the words of the server', async () => {
  const { actor, reported, sends, link } = open({ share: async () => refusal('notFound') });
  await sends('share.clicked');
  expect([reported, link(), selectIsShareBusy(actor.getSnapshot())]).toEqual([[], null, false]);
});

test.each([
  ['refuses', async () => refusal('unavailable'), url, 'shareCopied'],
  ['is away', () => Promise.reject(new Error('offline')), url, 'shareStopFailed'],
  ['knows the creation no more', async () => refusal('notFound'), null, 'shareStopped'],
] as const)('where the server %s, the page shows whether the link still works', async (_, unshare, left, sentence) => {
  const { reported, sends, link } = open({ unshare });
  await sends('share.clicked');
  await sends('share.revoked');
  expect([link(), reported.at(-1)]).toEqual([left, sentence]);
});

test('the next person after the owner sees no link', async () => {
  const { sends, link } = open();
  await sends('share.clicked');
  await sends('session.changed');
  expect(link()).toBeNull();
});
