import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './consent.implementation.ts';
import type { ConsentAnswer, ConsentSubject, ConsentTypes } from './consent.types.ts';

/** Consent of the person who is shown or heard: who they are, that they are an adult, and a receipt that can be revoked. */
export const consentMachine = setup({
  types: {} as ConsentTypes,
  actors: {
    giveConsent: port<ConsentAnswer, { tool: string; subject: ConsentSubject }>('giveConsent'),
  },
  actions,
  guards,
}).createMachine({
  id: 'consent',
  description: 'Records that the person who is shown or heard has consented.',
  context: ({ input }) => ({ tool: input.tool, subject: null, adult: false, refs: [], receipt: null }),
  initial: 'asked',
  on: {
    // A file that is gone may be replaced by one that shows someone else.
    'files.changed': [
      { guard: 'isFileGone', target: '.asked', actions: ['noteFiles', 'forgetAll', 'tellWithdrawn'] },
      { actions: 'noteFiles' },
    ],
    // Nothing is withdrawn before anything was answered: a form that just opened would count as edited, and its draft be lost.
    'session.changed': { guard: 'isAnswered', target: '.asked', actions: ['forgetAll', 'tellWithdrawn'] },
    'consent.revoked': { target: '.asked', actions: ['forgetAll', 'tellWithdrawn'] },
    'subject.chosen': { target: '.asked', actions: ['forgetReceipt', 'noteSubject', 'tellWithdrawn'] },
    'adult.confirmed': { target: '.asked', actions: ['forgetReceipt', 'noteAdult', 'tellWithdrawn'] },
  },
  states: {
    asked: {
      description: 'The page asks who is shown or heard and whether they are an adult.',
      always: { guard: 'isComplete', target: 'giving' },
    },
    giving: {
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
      description: 'There is a receipt, and the job includes it.',
      entry: 'tellGiven',
    },
    failed: {
      description: 'There is no receipt; the person can try again.',
      on: { 'retry.pressed': 'giving' },
    },
  },
});
