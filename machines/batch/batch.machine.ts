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
      {
        guard: { type: 'isTooMany', params: ({ event }) => ({ files: event.files }) },
        actions: [
          'tellEndedDropped',
          { type: 'tellAdded', params: ({ event }) => ({ files: event.files }) },
          { type: 'addItems', params: ({ event }) => ({ files: event.files }) },
          'keepItems',
          'tellFull',
        ],
      },
      {
        actions: [
          'tellEndedDropped',
          { type: 'tellAdded', params: ({ event }) => ({ files: event.files }) },
          { type: 'addItems', params: ({ event }) => ({ files: event.files }) },
          'keepItems',
        ],
      },
    ],
    'first.changed': { actions: ['tellEndedDropped', 'dropEnded', 'keepItems'] },
    'picture.stored': {
      actions: [{ type: 'noteStored', params: ({ event }) => ({ place: event.place, stored: event.stored }) }, 'keepItems'],
    },
    'item.changed': { actions: { type: 'noteProgress', params: ({ event }) => ({ place: event.place, progress: event.progress }) } },
    'item.removed': {
      guard: { type: 'isRemovable', params: ({ event }) => ({ place: event.place }) },
      actions: [
        { type: 'tellDropped', params: ({ event }) => ({ place: event.place }) },
        { type: 'removeItem', params: ({ event }) => ({ place: event.place }) },
        'keepItems',
      ],
    },
    'session.changed': [
      {
        guard: 'wasUser',
        target: '.empty',
        actions: ['clearItems', 'keepItems', { type: 'noteWho', params: ({ event }) => ({ who: event.who }) }],
      },
      { actions: { type: 'noteWho', params: ({ event }) => ({ who: event.who }) } },
    ],
  },
  states: {
    empty: {
      description: 'The form has the only picture.',
      always: { guard: 'isFilled', target: 'gathered' },
      on: {
        'batch.recalled': {
          guard: { type: 'mayRecall', params: ({ event }) => ({ items: event.items }) },
          actions: [
            { type: 'recallItems', params: ({ event }) => ({ items: event.items }) },
            { type: 'tellRecalled', params: ({ event }) => ({ items: event.items }) },
          ],
        },
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
        'form.judged': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ accepted: event.accepted }) },
            target: 'gathered',
            actions: 'tellStarted',
          },
          { target: 'gathered' },
        ],
      },
    },
    making: {
      description: 'At least one of the jobs is under way; each has its own end.',
      always: { guard: 'isStill', target: 'gathered' },
    },
  },
});
