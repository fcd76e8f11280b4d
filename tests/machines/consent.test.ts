import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { consentActors, type ConsentServices } from '../../machines/consent/consent.actors.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { selectIsAdult, selectIsConsentFailed, selectReceipt, selectSubject } from '../../machines/consent/consent.selectors.ts';
import type { ConsentEmitted } from '../../machines/consent/consent.types.ts';
import { settled } from '../model/headless.ts';
import { granted, refusal } from './answers.ts';

describe('a consent', () => {
  function open(
    answer: ConsentServices['createConsent'] = async ({ subject, tool }) =>
      granted({ id: 'receipt-1', subject, tool, at: '', revokedAt: null }),
  ) {
    const facts: ConsentEmitted[] = [];
    const createConsent = vi.fn(answer);
    const actor = createActor(consentMachine.provide({ actors: consentActors({ createConsent }) }), { input: { tool: 'ai-face-swap' } });
    actor.on('*', (fact) => facts.push(fact));
    actor.start();
    return { actor, createConsent, facts };
  }

  test('is given when it is known who is shown and that it is an adult, not before', async () => {
    const { actor, createConsent, facts } = open();
    actor.send({ type: 'subject.chosen', subject: 'agreed' });
    await settled();
    expect(createConsent).not.toHaveBeenCalled();
    actor.send({ type: 'adult.confirmed', adult: true });
    await settled();
    expect(createConsent.mock.calls[0]![0]).toEqual({ subject: 'agreed', adult: true, tool: 'ai-face-swap' });
    expect(selectReceipt(actor.getSnapshot())).toBe('receipt-1');
    expect(facts.at(-1)).toEqual({ type: 'consent.given', receipt: 'receipt-1' });
  });

  test('that nobody gave yet is not withdrawn when the session is known', () => {
    const { actor, facts } = open();
    actor.send({ type: 'session.changed' });
    expect(facts).toEqual([]);
  });

  test('is withdrawn when somebody else is shown, or the adult was none', async () => {
    const { actor, createConsent, facts } = open();
    actor.send({ type: 'subject.chosen', subject: 'me' });
    actor.send({ type: 'adult.confirmed', adult: true });
    await settled();
    actor.send({ type: 'adult.confirmed', adult: false });
    await settled();
    expect([selectReceipt(actor.getSnapshot()), facts.at(-1)?.type]).toEqual([null, 'consent.withdrawn']);
    actor.send({ type: 'adult.confirmed', adult: true });
    await settled();
    actor.send({ type: 'files.changed', refs: ['cat'] });
    actor.send({ type: 'files.changed', refs: ['cat', 'dog'] });
    expect(selectReceipt(actor.getSnapshot())).toBe('receipt-1');
    actor.send({ type: 'files.changed', refs: ['dog'] });
    expect([selectReceipt(actor.getSnapshot()), selectSubject(actor.getSnapshot()), selectIsAdult(actor.getSnapshot())]).toEqual([
      null,
      null,
      false,
    ]);
    expect(createConsent).toHaveBeenCalledTimes(2);
  });

  test('that is refused is told and may be tried again', async () => {
    const { actor, createConsent, facts } = open();
    createConsent.mockResolvedValueOnce(refusal('unavailable', 'Later.'));
    actor.send({ type: 'subject.chosen', subject: 'me' });
    actor.send({ type: 'adult.confirmed', adult: true });
    await settled();
    expect(selectIsConsentFailed(actor.getSnapshot())).toBe(true);
    expect(facts.at(-1)).toEqual({ type: 'notice.raised', tone: 'error', message: { text: 'Later.' } });
    actor.send({ type: 'retry.pressed' });
    await settled();
    expect(selectReceipt(actor.getSnapshot())).toBe('receipt-1');
  });
});
