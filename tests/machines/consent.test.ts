import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { consentActors, type ConsentServices } from '../../machines/consent/consent.actors.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { selectConfirmed, selectIsConsentFailed, selectReceipt, selectSubject } from '../../machines/consent/consent.selectors.ts';
import type { ConsentEmitted, Receipt } from '../../machines/consent/consent.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';

const receiptOf = (id: string, more: Partial<Receipt> = {}): Receipt => ({
  id,
  subject: 'agreed',
  tool: 'ai-face-swap',
  at: '',
  revokedAt: null,
  ...more,
});

describe('a consent', () => {
  function open(items: Receipt[] = []) {
    const facts: ConsentEmitted[] = [];
    const createConsent = vi.fn<ConsentServices['createConsent']>(async ({ subject, tool }) =>
      granted(receiptOf('receipt-1', { subject, tool })),
    );
    const listConsents = vi.fn<ConsentServices['listConsents']>(async () => granted({ items }));
    const actor = createActor(consentMachine.provide({ actors: consentActors({ createConsent, listConsents }) }), {
      input: { tool: 'ai-face-swap' },
    });
    actor.on('*', (fact) => facts.push(fact));
    actor.start();
    const read = () => [selectReceipt(actor.getSnapshot()), selectConfirmed(actor.getSnapshot())];
    return { actor, createConsent, listConsents, facts, read };
  }

  test('is given by one answer: who is shown, all of them adults', async () => {
    const { actor, createConsent, facts, read } = open();
    actor.send({ type: 'files.changed', refs: ['cat'] });
    actor.send({ type: 'subject.chosen', subject: 'agreed' });
    await settled();
    expect(createConsent.mock.calls[0]![0]).toEqual({ subject: 'agreed', adult: true, tool: 'ai-face-swap' });
    expect(read()).toEqual(['receipt-1', 'agreed']);
    expect(facts).toEqual([{ type: 'consent.given', receipt: 'receipt-1' }]);
  });

  test('that nobody gave yet is not withdrawn when the session is known', () => {
    const { actor, facts } = open();
    actor.send({ type: 'session.changed' });
    expect(facts).toEqual([]);
  });

  test('applies to the next images until the user states that others are shown', async () => {
    const { actor, createConsent, facts, read } = open();
    actor.send({ type: 'files.changed', refs: ['cat'] });
    await settled();
    actor.send({ type: 'subject.chosen', subject: 'me' });
    await settled();
    for (const refs of [['cat', 'dog'], ['dog'], [], ['fox']]) actor.send({ type: 'files.changed', refs });
    expect([read(), createConsent.mock.calls.length]).toEqual([['receipt-1', 'me'], 1]);
    actor.send({ type: 'change.clicked' });
    expect([read(), selectSubject(actor.getSnapshot()), facts.at(-1)?.type]).toEqual([[null, null], null, 'consent.withdrawn']);
    actor.send({ type: 'subject.chosen', subject: 'agreed' });
    await settled();
    expect([read()[1], createConsent.mock.calls.length]).toEqual(['agreed', 2]);
  });

  test('that was given before is recalled with the first file, unless it was revoked or is of another tool', async () => {
    const others = [receiptOf('revoked', { revokedAt: '2026-11-21' }), receiptOf('other', { tool: 'ai-effect' })];
    const known = open([...others, receiptOf('newest'), receiptOf('older', { subject: 'me' })]);
    await settled();
    expect(known.listConsents).not.toHaveBeenCalled();
    known.actor.send({ type: 'files.changed', refs: ['cat'] });
    await settled();
    expect([known.read(), known.createConsent.mock.calls.length]).toEqual([['newest', 'agreed'], 0]);
    const unknown = open(others);
    unknown.actor.send({ type: 'files.changed', refs: ['cat'] });
    await settled();
    expect(unknown.read()).toEqual([null, null]);
  });

  test.each(['session.changed', 'consent.revoked'] as const)('is asked of the server again after %s', async (type) => {
    const { actor, facts, listConsents, read } = open([receiptOf('mine')]);
    actor.send({ type: 'files.changed', refs: ['cat'] });
    await settled();
    listConsents.mockResolvedValueOnce(granted({ items: [] }));
    actor.send({ type });
    await settled();
    expect([read(), facts.at(-1)?.type]).toEqual([[null, null], 'consent.withdrawn']);
  });

  test('that is refused is reported and may be retried', async () => {
    const { actor, createConsent, facts } = open();
    createConsent.mockResolvedValueOnce(refusal('unavailable', 'Later.'));
    actor.send({ type: 'files.changed', refs: ['cat'] });
    actor.send({ type: 'subject.chosen', subject: 'me' });
    await settled();
    expect(selectIsConsentFailed(actor.getSnapshot())).toBe(true);
    expect(facts.at(-1)).toEqual({ type: 'notice.raised', tone: 'error', message: { text: 'Later.' } });
    actor.send({ type: 'retry.clicked' });
    await settled();
    expect(selectReceipt(actor.getSnapshot())).toBe('receipt-1');
  });
});
