import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './consent.implementation.ts';
import type { ConsentAnswer, ConsentRecalled, ConsentSubject, ConsentTypes } from './consent.types.ts';

/**
 * Consent of the person who is shown or heard: who they are, that they are an adult, and a receipt that can be revoked. It is of a tool and not
 * of a file: it stays with the next files, and is recalled on the next visit, until the person says that others are shown.
 */
export const consentMachine = setup({
  types: {} as ConsentTypes,
  actors: {
    recallConsent: port<ConsentRecalled, { tool: string }>('recallConsent'),
    giveConsent: port<ConsentAnswer, { tool: string; subject: ConsentSubject }>('giveConsent'),
  },
  actions,
  guards,
}).createMachine({
  id: 'consent',
  description: 'Records that the person who is shown or heard has consented.',
  context: ({ input }) => ({ tool: input.tool, subject: null, isFilled: false, receipt: null }),
  initial: 'unasked',
  on: {
    'files.changed': { actions: 'noteFiles' },
    // The server knows what still holds, and for whom. Nothing is withdrawn before anything was given: a form that just opened would count
    // as edited, and its draft be lost.
    'session.changed': [
      { guard: 'hasReceipt', target: '.unasked', actions: ['forget', 'tellWithdrawn'] },
      { target: '.unasked', actions: 'forget' },
    ],
    'consent.revoked': [
      { guard: 'hasReceipt', target: '.unasked', actions: ['forget', 'tellWithdrawn'] },
      { target: '.unasked', actions: 'forget' },
    ],
  },
  states: {
    unasked: {
      description: 'The form has had no file yet, so nobody is shown or heard.',
      always: { guard: 'isFilled', target: 'recalling' },
    },
    recalling: {
      description: 'The server is asked for a receipt that was given for this tool before; the page asks meanwhile.',
      invoke: {
        id: 'recallConsent',
        src: 'recallConsent',
        input: ({ context }) => ({ tool: context.tool }),
        onDone: [
          { guard: { type: 'isRecalled', params: output }, target: 'given', actions: { type: 'noteRecalled', params: output } },
          { target: 'asked' },
        ],
        // Who is not recalled is asked.
        onError: 'asked',
      },
      on: { 'subject.chosen': { target: 'giving', actions: 'noteSubject' } },
    },
    asked: {
      description: 'The page asks who is shown or heard and whether they are an adult.',
      on: { 'subject.chosen': { target: 'giving', actions: 'noteSubject' } },
    },
    giving: {
      // A second answer waits for the first one, which can be changed afterwards.
      description: 'The server is creating the receipt.',
      invoke: {
        id: 'giveConsent',
        src: 'giveConsent',
        input: ({ context }) => ({ tool: context.tool, subject: required(context.subject, 'subject') }),
        onDone: [
          {
            guard: { type: 'isGiven', params: output },
            target: 'given',
            actions: { type: 'noteReceipt', params: output },
          },
          { target: 'failed', actions: { type: 'announceRefusal', params: output } },
        ],
        onError: { target: 'failed', actions: 'announceUnreached' },
      },
    },
    given: {
      description: 'There is a receipt, and the job includes it; the page says what it confirms.',
      entry: 'tellGiven',
      on: { 'change.pressed': { target: 'asked', actions: ['forget', 'tellWithdrawn'] } },
    },
    failed: {
      description: 'There is no receipt; the person can try again.',
      on: { 'retry.pressed': 'giving', 'subject.chosen': { target: 'giving', actions: 'noteSubject' } },
    },
  },
});
