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
          { guard: { type: 'isStep', params: ({ event }) => ({ step: event.output, wanted: 'setUp' }) }, target: 'unready' },
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
    unready: {
      description: 'The account has no second factor, which its settings add.',
      on: { 'operator.shown': 'asking' },
    },
    proving: {
      description: 'A proof of the second factor opens the console.',
      invoke: {
        id: 'secondStep',
        src: 'secondStep',
        input: { subject: null, alone: false },
        onDone: [{ guard: { type: 'isPassed', params: output }, target: 'reading' }, { target: 'asking' }],
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
