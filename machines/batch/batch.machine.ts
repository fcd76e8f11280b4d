import { setup } from 'xstate';
import { listenerPort } from '../kit/placeholder.ts';
import { actions, guards } from './batch.implementation.ts';
import type { BatchRecalled, BatchTypes } from './batch.types.ts';

/** More pictures for one form: each becomes a job of its own, with its own cost and its own end. */
export const batchMachine = setup({
  types: {} as BatchTypes,
  actors: { batchMemory: listenerPort<BatchRecalled, { tool: string }>('batchMemory') },
  actions,
  guards,
}).createMachine({
  id: 'batch',
  description: 'More pictures for the form of a tool, each of them a job of its own.',
  context: ({ input }) => ({ ...input, next: 1, items: [] }),
  invoke: { id: 'batchMemory', src: 'batchMemory', input: ({ context }) => ({ tool: context.tool }) },
  initial: 'empty',
  on: {
    'pictures.given': [
      { guard: 'isTooMany', actions: ['tellEndedDropped', 'tellAdded', 'addItems', 'keepItems', 'tellFull'] },
      { actions: ['tellEndedDropped', 'tellAdded', 'addItems', 'keepItems'] },
    ],
    'first.changed': { actions: ['tellEndedDropped', 'dropEnded', 'keepItems'] },
    'picture.stored': { actions: ['noteStored', 'keepItems'] },
    'item.changed': { actions: 'noteProgress' },
    'item.removed': { guard: 'isRemovable', actions: ['tellDropped', 'removeItem', 'keepItems'] },
    'session.changed': [{ guard: 'wasUser', target: '.empty', actions: ['clearItems', 'keepItems', 'noteWho'] }, { actions: 'noteWho' }],
  },
  states: {
    empty: {
      description: 'The form has the only picture.',
      always: { guard: 'isFilled', target: 'gathered' },
      on: {
        'batch.recalled': { guard: 'mayRecall', actions: ['recallItems', 'tellRecalled'] },
      },
    },
    gathered: {
      description: 'More pictures stand beside the first one; a press makes a job of each.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isWorking', target: 'making' },
      ],
      on: { 'batch.pressed': 'judging' },
    },
    judging: {
      description: 'The form with the first picture is judged; what is wrong with it is wrong with all.',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'form.judged': [{ guard: 'isAccepted', target: 'gathered', actions: 'tellStarted' }, { target: 'gathered' }],
      },
    },
    making: {
      // A press is dropped: pictures added now wait for the next one.
      description: 'At least one of the jobs is under way; each has its own end.',
      always: { guard: 'isStill', target: 'gathered' },
    },
  },
});
