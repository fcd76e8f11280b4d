import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { contact, createReport } from '../../contract/structs/calls/safety.ts';
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
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';

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

  test('lists by field what is missing or wrong, and sends nothing', async () => {
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

  test('returns the server’s answer: the number of a report', async () => {
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
