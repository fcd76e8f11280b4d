import { setup } from 'xstate';
import { listenerPort } from '../kit/placeholder.ts';
import { actions, guards } from './batch.implementation.ts';
import type { BatchRecalled, BatchTypes } from './batch.types.ts';

/** Additional pictures for one form: each becomes a separate job with its own cost and outcome. */
export const batchMachine = setup({
  types: {} as BatchTypes,
  actors: { batchMemory: listenerPort<BatchRecalled, { tool: string }>('batchMemory') },
  actions,
  guards,
}).createMachine({
  id: 'batch',
  description: "Additional pictures for a tool's form, each with its own job.",
  context: ({ input }) => ({ ...input, next: 1, items: [], form: null, pressed: null, first: null }),
  invoke: { id: 'batchMemory', src: 'batchMemory', input: ({ context }) => ({ tool: context.tool }) },
  initial: 'empty',
  on: {
    'pictures.given': [
      { guard: 'isTooMany', actions: ['tellEndedDropped', 'tellAdded', 'addItems', 'keepItems', 'tellFull'] },
      { actions: ['tellEndedDropped', 'tellAdded', 'addItems', 'keepItems'] },
    ],
    // What was made of the picture before is not made again with the new one.
    'form.shown': [{ guard: 'isOtherFirst', actions: ['tellEndedDropped', 'dropEnded', 'keepItems', 'noteForm'] }, { actions: 'noteForm' }],
    'picture.stored': { actions: ['noteStored', 'keepItems'] },
    'item.changed': { actions: 'noteProgress' },
    'item.removed': { guard: 'isRemovable', actions: ['tellDropped', 'removeItem', 'keepItems'] },
    'session.changed': [{ guard: 'wasUser', target: '.empty', actions: ['clearItems', 'keepItems', 'noteWho'] }, { actions: 'noteWho' }],
  },
  states: {
    empty: {
      description: 'The form has a single picture.',
      always: { guard: 'isFilled', target: 'gathered' },
      on: {
        'batch.recalled': { guard: 'mayRecall', actions: ['recallItems', 'tellRecalled'] },
      },
    },
    gathered: {
      description: 'There are pictures beside the first one; Generate creates a job for each.',
      entry: 'forgetPressed',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isWorking', target: 'making' },
      ],
      on: { 'batch.submitted': 'judging' },
    },
    judging: {
      description: 'The form with the first picture is validated; its errors apply to all pictures.',
      entry: 'notePressed',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'form.judged': [{ guard: 'isAccepted', target: 'gathered', actions: 'tellStarted' }, { target: 'gathered' }],
      },
    },
    making: {
      // A press is ignored: pictures added now wait for the next one.
      description: 'At least one job is running; each ends on its own.',
      entry: { type: 'tellBusy', params: { busy: true } },
      exit: { type: 'tellBusy', params: { busy: false } },
      always: { guard: 'isStill', target: 'gathered' },
    },
  },
});
