import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { contact, createReport } from '../../contract/calls/safety.ts';
import { consentActors, type ConsentServices } from '../../machines/consent/consent.actors.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { selectIsAdult, selectIsConsentFailed, selectReceipt, selectSubject } from '../../machines/consent/consent.selectors.ts';
import type { ConsentEmitted } from '../../machines/consent/consent.types.ts';
import { inspectionActors, type InspectionServices } from '../../machines/inspection/inspection.actors.ts';
import { inspectionMachine } from '../../machines/inspection/inspection.machine.ts';
import { selectFindings, selectInspectionRefusal, selectIsInspectionFailed } from '../../machines/inspection/inspection.selectors.ts';
import { listingActors, type ListingServices } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { selectHasMoreItems, selectItems, selectListingPhase } from '../../machines/listing/listing.selectors.ts';
import { submissionActors, type SubmissionServices } from '../../machines/submission/submission.actors.ts';
import { submissionMachine } from '../../machines/submission/submission.machine.ts';
import {
  selectFieldFault,
  selectFieldValue,
  selectIsSending,
  selectIsSent,
  selectSubmissionAnswer,
  selectSubmissionRefusal,
} from '../../machines/submission/submission.selectors.ts';
import { settled } from '../model/headless.ts';
import { granted, Held, refusal } from './answers.ts';

describe('a form that is sent once', () => {
  function open(loadBody: SubmissionServices['loadBody'] = async () => contact.body) {
    const services = { loadBody, send: vi.fn<SubmissionServices['send']>(async () => granted(null)) };
    const actor = createActor(submissionMachine.provide({ actors: submissionActors(services) }), { input: { values: {} } }).start();
    const fills = (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) actor.send({ type: 'field.changed', name, value });
    };
    const submits = async () => {
      actor.send({ type: 'form.submitted' });
      await vi.waitFor(() => expect(actor.getSnapshot().matches('checking')).toBe(false), { interval: 1 });
      await settled();
    };
    return { actor, services, fills, submits };
  }

  test('says by field what is missing or wrong, and sends nothing', async () => {
    const { actor, services, fills, submits } = open();
    fills({ email: 'ann', message: '  ' });
    await submits();
    expect(selectFieldFault(actor.getSnapshot(), 'email')).toEqual({ rule: 'invalid' });
    expect(selectFieldFault(actor.getSnapshot(), 'message')).toEqual({ rule: 'required' });
    expect(services.send).not.toHaveBeenCalled();
    fills({ email: 'ann@example.com' });
    expect(selectFieldFault(actor.getSnapshot(), 'email')).toBeNull();
  });

  test('sends what is filled, trimmed, once, and is empty afterwards', async () => {
    const { actor, services, fills, submits } = open();
    fills({ email: 'ann@example.com', message: ' Hello ', topic: '' });
    actor.send({ type: 'form.submitted' });
    await submits();
    expect(services.send.mock.calls.map(([values]) => values)).toEqual([{ email: 'ann@example.com', message: 'Hello' }]);
    expect([selectIsSent(actor.getSnapshot()), selectFieldValue(actor.getSnapshot(), 'message')]).toEqual([true, '']);
    actor.send({ type: 'another.requested' });
    expect(selectIsSent(actor.getSnapshot())).toBe(false);
  });

  test('tells what the server answered: the number of a report', async () => {
    const { actor, services, fills, submits } = open(async () => createReport.body);
    services.send.mockResolvedValueOnce(granted({ number: 'R-1' }));
    fills({ url: 'https://iridia.example/files/x.png', reason: 'me' });
    await submits();
    expect(selectSubmissionAnswer(actor.getSnapshot())).toEqual({ number: 'R-1' });
  });

  test('keeps what was written when the server refuses or is not reached', async () => {
    const { actor, services, fills, submits } = open();
    services.send.mockResolvedValueOnce(refusal('tooManyAttempts', 'Too often.')).mockRejectedValueOnce(new Error('offline'));
    fills({ email: 'ann@example.com', message: 'Hello' });
    await submits();
    expect(selectSubmissionRefusal(actor.getSnapshot())).toBe('Too often.');
    await submits();
    expect([selectFieldValue(actor.getSnapshot(), 'message'), selectIsSending(actor.getSnapshot())]).toEqual(['Hello', false]);
  });
});

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
    actor.send({ type: 'consent.outdated' });
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

describe('looking into a file', () => {
  const findings = { made_here: true, tool: 'ai-sticker-maker', at: '2026-11-21T12:00:00.000Z', sha256: 'ab', credentials: null };
  const file = (ref: string) => ({ ref, name: 'cat.png', type: 'image/png', size: 10 });

  test('tells what is known of it; another file may follow', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted(findings));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    expect(selectFindings(actor.getSnapshot())).toEqual(findings);
    actor.send({ type: 'another.requested' });
    expect(selectFindings(actor.getSnapshot())).toBeNull();
  });

  test('the answer about a file that was replaced is not shown', async () => {
    const first = new Held<Awaited<ReturnType<InspectionServices['verifyFile']>>>();
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted({ ...findings, made_here: false }));
    verifyFile.mockReturnValueOnce(first.promise);
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    actor.send({ type: 'file.given', file: file('two') });
    first.resolve(granted(findings));
    await settled();
    expect(selectFindings(actor.getSnapshot())?.made_here).toBe(false);
  });

  test('a file that cannot be read is said in the words of the server; a broken way may be tried again', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted(findings));
    verifyFile.mockResolvedValueOnce(refusal('invalidInput', 'This is no file we know.')).mockRejectedValueOnce(new Error('offline'));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    expect(selectInspectionRefusal(actor.getSnapshot())).toBe('This is no file we know.');
    actor.send({ type: 'retry.pressed' });
    await settled();
    expect(selectIsInspectionFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'retry.pressed' });
    await settled();
    expect(selectFindings(actor.getSnapshot())).toEqual(findings);
  });
});

describe('a list read page by page', () => {
  type Line = { id: string };
  const page = (ids: string, next: string | null = null) => granted({ items: [...ids].map((id) => ({ id })), next });

  function open() {
    const loadPage = vi.fn<ListingServices<Line>['loadPage']>(async () => page('ab', 'cursor'));
    const actor = createActor(listingMachine.provide({ actors: listingActors({ loadPage }) }), { input: {} }).start();
    const shows = () =>
      selectItems<Line>(actor.getSnapshot())
        .map(({ id }) => id)
        .join('');
    return { actor, loadPage, shows };
  }

  test('grows by its pages to its end', async () => {
    const { actor, loadPage, shows } = open();
    actor.send({ type: 'list.shown' });
    await settled();
    loadPage.mockResolvedValueOnce(page('c'));
    actor.send({ type: 'more.requested' });
    await settled();
    expect(loadPage.mock.lastCall![0]).toEqual({ filter: null, cursor: 'cursor' });
    expect([shows(), selectHasMoreItems(actor.getSnapshot())]).toEqual(['abc', false]);
    actor.send({ type: 'more.requested' });
    expect(selectListingPhase(actor.getSnapshot())).toBe('ready');
  });

  test('is narrowed, and read anew when it is outdated', async () => {
    const { actor, loadPage, shows } = open();
    actor.send({ type: 'filter.chosen', filter: 'video' });
    await settled();
    expect(loadPage.mock.lastCall![0]).toEqual({ filter: 'video', cursor: null });
    loadPage.mockResolvedValueOnce(page('z'));
    actor.send({ type: 'list.outdated' });
    expect(shows()).toBe('');
    await settled();
    expect(shows()).toBe('z');
  });

  test('a list that nobody looks at is not read', async () => {
    const { actor, loadPage } = open();
    actor.send({ type: 'list.outdated' });
    await settled();
    expect(loadPage).not.toHaveBeenCalled();
  });
});
