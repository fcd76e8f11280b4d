import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { ConfirmationEvent } from '../../machines/confirmation/confirmation.types.ts';
import { consentsActors, type ConsentsServices } from '../../machines/consents/consents.actors.ts';
import { consentsMachine } from '../../machines/consents/consents.machine.ts';
import { selectChosenReceipt, selectConsentsPhase, selectReceipts } from '../../machines/consents/consents.selectors.ts';
import type { ConsentsEvent, Receipt } from '../../machines/consents/consents.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';
import { sendToAll } from './nested.ts';

const receipt = (id: string, revokedAt: string | null = null): Receipt => ({
  id,
  subject: 'me',
  tool: 'ai-face-swap',
  at: '2026-11-01T00:00:00.000Z',
  revokedAt,
});

function open(services: Partial<ConsentsServices> = {}) {
  const spies = {
    listConsents: vi.fn<ConsentsServices['listConsents']>(async () =>
      granted({ items: [receipt('b'), receipt('gone', '2026-11-02T00:00:00.000Z'), receipt('a')] }),
    ),
    revokeConsent: vi.fn<ConsentsServices['revokeConsent']>(async () => granted(null)),
  };
  const actor = createActor(consentsMachine.provide({ actors: consentsActors({ ...spies, ...services }) })).start();
  const reported: string[] = [];
  actor.on('notice.raised', ({ message }) => reported.push('key' in message ? message.key : message.text));
  actor.on('consent.revoked', ({ type }) => reported.push(type));
  const sends = async (...events: (ConsentsEvent | ConfirmationEvent)[]) => {
    for (const event of events) sendToAll(actor, event);
    await settled();
  };
  const ids = () => selectReceipts(actor.getSnapshot()).map(({ id }) => id);
  return { actor, reported, sends, ids, services: spies, phase: () => selectConsentsPhase(actor.getSnapshot()) };
}

test('valid consents are listed, and one is revoked with two clicks', async () => {
  const { sends, ids, reported, services } = open();
  await sends({ type: 'consents.shown' });
  expect(ids()).toEqual(['b', 'a']);
  await sends({ type: 'revocation.asked', id: 'a' }, { type: 'confirmation.refused' });
  expect([ids(), services.revokeConsent.mock.calls]).toEqual([['b', 'a'], []]);
  await sends({ type: 'revocation.asked', id: 'a' }, { type: 'confirmation.given' });
  expect([ids(), services.revokeConsent.mock.calls]).toEqual([['b'], [['a']]]);
  expect(reported).toEqual(['consentRevoked', 'consent.revoked']);
});

test('a receipt that another tab revoked is gone, too', async () => {
  const { sends, ids, reported } = open({ revokeConsent: async () => refusal('notFound', 'There is no such thing.') });
  await sends({ type: 'consents.shown' }, { type: 'revocation.asked', id: 'a' });
  await sends({ type: 'revocation.asked', id: 'a' });
  await sends({ type: 'confirmation.given' });
  expect([ids(), reported]).toEqual([['b'], ['consentRevoked', 'consent.revoked']]);
});

test('a refusal shows its reason and removes nothing from the list', async () => {
  const { sends, ids, reported } = open({ revokeConsent: async () => refusal('unavailable', 'Not for a moment.') });
  await sends({ type: 'consents.shown' });
  await sends({ type: 'revocation.asked', id: 'a' }, { type: 'confirmation.given' });
  expect([ids(), reported]).toEqual([['b', 'a'], ['Not for a moment.']]);
});

test('what did not load is tried again', async () => {
  const list = vi
    .fn<ConsentsServices['listConsents']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(granted({ items: [receipt('a')] }));
  const { sends, ids, phase } = open({ listConsents: list });
  await sends({ type: 'consents.shown' });
  expect(phase()).toBe('failed');
  await sends({ type: 'retry.clicked' });
  expect([phase(), ids()]).toEqual(['shown', ['a']]);
});

test('another person sees nothing of it, not even of an answer that comes late', async () => {
  const held = new Held<Awaited<ReturnType<ConsentsServices['listConsents']>>>();
  const { actor, sends, ids } = open({ listConsents: () => held.promise });
  await sends({ type: 'consents.shown' }, { type: 'session.changed' });
  held.resolve(granted({ items: [receipt('a')] }));
  await settled();
  expect([ids(), selectChosenReceipt(actor.getSnapshot())]).toEqual([[], null]);
});
