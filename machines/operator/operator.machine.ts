import { output } from '../kit/output.ts';
import { lastLine, nothingKnown, operatorSetup } from './operator.setup.ts';

/** The operator's console: there for operators only, and open once the second factor is proved. */
export const operatorMachine = operatorSetup.createMachine({
  id: 'operator',
  description: 'The operator’s console.',
  context: nothingKnown,
  initial: 'hidden',
  on: { 'session.changed': { target: '.hidden', actions: 'forget' } },
  states: {
    hidden: {
      description: 'The console has not been opened yet.',
      on: { 'operator.shown': 'asking' },
    },
    asking: {
      description: 'The server is asked what the console needs before it opens.',
      invoke: {
        id: 'askStep',
        src: 'askStep',
        onDone: [
          { guard: { type: 'isStep', params: ({ event }) => ({ step: event.output, wanted: 'missing' }) }, target: 'missing' },
          { guard: { type: 'isStep', params: ({ event }) => ({ step: event.output, wanted: 'setUp' }) }, target: 'settingUp' },
          { guard: { type: 'isStep', params: ({ event }) => ({ step: event.output, wanted: 'prove' }) }, target: 'proving' },
          { guard: { type: 'isStep', params: ({ event }) => ({ step: event.output, wanted: 'open' }) }, target: 'reading' },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    missing: {
      description: 'For others than operators, there isn’t such a page.',
      on: { 'operator.shown': 'asking' },
    },
    settingUp: {
      description: 'A secret for the authenticator app is being created.',
      invoke: {
        id: 'setUp',
        src: 'setUp',
        onDone: [
          { guard: { type: 'isThere', params: output }, target: 'enrolling', actions: { type: 'assignFactor', params: output } },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    enrolling: {
      description: 'The secret is shown, and the app’s first code confirms it.',
      on: { 'code.submitted': { target: 'confirming', actions: 'assignCode' } },
    },
    confirming: {
      description: 'The first code is being checked.',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isConfirmed', params: output }, target: 'recovery', actions: { type: 'assignConfirmed', params: output } },
          {
            target: 'enrolling',
            actions: { type: 'assignRefusal', params: ({ event }) => ('refusal' in event.output ? event.output.refusal : null) },
          },
        ],
        onError: { target: 'enrolling', actions: 'emitUnanswered' },
      },
    },
    recovery: {
      description: 'The recovery codes are shown, once.',
      on: { 'recovery.kept': { target: 'reading', actions: 'forget' } },
    },
    proving: {
      description: 'A code of the app, or a recovery code, opens the console.',
      on: { 'code.submitted': { target: 'checking', actions: 'assignCode' } },
    },
    checking: {
      description: 'The code is being checked.',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isProved', params: output }, target: 'reading', actions: 'forget' },
          { target: 'proving', actions: { type: 'assignRefusal', params: output } },
        ],
        onError: { target: 'proving', actions: 'emitUnanswered' },
      },
    },
    reading: {
      description: 'The figures and the record are loading.',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          { guard: { type: 'isThere', params: output }, target: 'open', actions: { type: 'assignOverview', params: output } },
          { target: 'failed', actions: 'forget' },
        ],
        onError: { target: 'failed', actions: ['forget', 'emitUnanswered'] },
      },
    },
    open: {
      description: 'The console is open.',
      on: { 'operator.shown': 'reading', 'more.requested': { guard: 'hasMore', target: 'readingMore' } },
    },
    readingMore: {
      description: 'Older lines of the record are loading.',
      invoke: {
        id: 'readMore',
        src: 'readMore',
        input: ({ context }) => ({ before: lastLine(context) }),
        onDone: [
          { guard: { type: 'isThere', params: output }, target: 'open', actions: { type: 'appendActs', params: output } },
          { target: 'failed', actions: 'forget' },
        ],
        onError: { target: 'open', actions: 'emitUnanswered' },
      },
    },
    failed: {
      description: 'The console failed to load; another try asks again.',
      on: { 'retry.requested': 'asking', 'operator.shown': 'asking' },
    },
  },
});
