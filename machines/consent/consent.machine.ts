import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { consentSetup } from './consent.setup.ts';

/**
 * Consent of the person who is seen or speaks: who they are, that they are an adult, and a receipt that can be revoked. It is of a tool and not
 * of a file: it stays with the next files, and is recalled on the next visit, until the user indicates that other people are shown.
 */
export const consentMachine = consentSetup.createMachine({
  id: 'consent',
  description: 'Records that the person who is shown or heard has consented.',
  context: ({ input }) => ({ tool: input.tool, subject: null, isFilled: false, receipt: null }),
  initial: 'unasked',
  on: {
    'files.changed': { actions: 'assignFilled' },
    // The server knows which consent still holds, and for whom.
    'session.changed': [
      { guard: 'isFilled', target: '.recalling', actions: 'clearConsent' },
      { target: '.unasked', actions: 'clearConsent' },
    ],
    'consent.revoked': [
      { guard: 'isFilled', target: '.recalling', actions: 'clearConsent' },
      { target: '.unasked', actions: 'clearConsent' },
    ],
  },
  states: {
    unasked: {
      description: 'The form has had no file yet, so the question is not asked.',
      on: { 'files.changed': { guard: 'hasFiles', target: 'recalling', actions: 'assignFilled' } },
    },
    recalling: {
      description: 'The server is asked for a receipt that was given for this tool before; the page asks meanwhile.',
      invoke: {
        id: 'recallConsent',
        src: 'recallConsent',
        input: ({ context }) => ({ tool: context.tool }),
        onDone: [
          { guard: { type: 'isRecalled', params: output }, target: 'given', actions: { type: 'assignRecalled', params: output } },
          { target: 'asked' },
        ],
        onError: 'asked',
      },
      on: { 'subject.chosen': { target: 'giving', actions: 'assignSubject' } },
    },
    asked: {
      description: 'The page asks who is shown or heard and whether they are an adult.',
      on: { 'subject.chosen': { target: 'giving', actions: 'assignSubject' } },
    },
    giving: {
      // A second answer waits for the first one, which can be changed afterwards.
      description: 'The server is creating the receipt.',
      tags: 'busy',
      invoke: {
        id: 'giveConsent',
        src: 'giveConsent',
        input: ({ context }) => ({ tool: context.tool, subject: required(context.subject, 'subject') }),
        onDone: [
          {
            guard: { type: 'isGiven', params: output },
            target: 'given',
            actions: { type: 'assignReceipt', params: output },
          },
          { target: 'failed', actions: { type: 'emitRefusal', params: output } },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    given: {
      description: 'There is a receipt, and the job includes it; the page says what it confirms.',
      tags: 'given',
      entry: 'emitGiven',
      // Withdrawn only after it was given: a form that just opened would count as edited, and its draft be lost.
      exit: 'emitWithdrawn',
      on: { 'change.clicked': { target: 'asked', actions: 'clearConsent' } },
    },
    failed: {
      description: 'There is no receipt; the user can try again.',
      tags: 'failed',
      on: { 'retry.clicked': 'giving', 'subject.chosen': { target: 'giving', actions: 'assignSubject' } },
    },
  },
});
