import { assign, emit, sendTo, setup } from 'xstate';
import type { Who } from '../credits/credits.types.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort } from '../kit/placeholder.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';
import { isForeign, ownerOf, roomBeside, savedOf, unfinished } from './batch.rules.ts';
import type { BatchContext, BatchEmitted, BatchEvent, BatchInput, BatchItem, BatchNoted, BatchRecalled, SavedItem } from './batch.types.ts';

/** More pictures for one form: each becomes a job of its own, with its own cost and its own end. */
export const batchMachine = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    input: {} as BatchInput,
    emitted: {} as BatchEmitted,
  },
  actors: { batchMemory: listenerPort<BatchRecalled, { tool: string }>('batchMemory') },
  actions: {
    addItems: assign(({ context }, { files }: { files: FileFacts[] }) => {
      const kept = unfinished(context.items);
      const added = files
        .slice(0, roomBeside(context.items))
        .map((_, index): BatchItem => ({ place: context.next + index, stored: null, progress: 'none' }));
      return { items: [...kept, ...added], next: context.next + added.length };
    }),
    recallItems: assign(({ context }, { items }: { items: SavedItem[] }) => ({
      // Who it is may be heard later.
      who: context.who ?? ownerOf(items),
      items: items.map(({ place, stored }): BatchItem => ({ place, stored, progress: 'none' })),
      next: Math.max(...items.map(({ place }) => place)) + 1,
    })),
    removeItem: assign(({ context }, { place }: { place: number }) => ({ items: context.items.filter((item) => item.place !== place) })),
    dropEnded: assign(({ context }) => ({ items: unfinished(context.items) })),
    noteStored: assign(({ context }, { place, stored }: { place: number; stored: StoredFile | null }) => ({
      items: context.items.map((item) => (item.place === place ? { ...item, stored } : item)),
    })),
    noteProgress: assign(({ context }, { place, progress }: { place: number; progress: BatchItem['progress'] }) => ({
      items: context.items.map((item) => (item.place === place ? { ...item, progress } : item)),
    })),
    noteWho: assign((_, { who }: { who: Who }) => ({ who })),
    clearItems: assign({ items: [] }),
    keepItems: sendTo('batchMemory', ({ context }): BatchNoted => ({
      type: 'batch.noted',
      tool: context.tool,
      items: savedOf(context),
    })),
    tellAdded: emit(({ context }, { files }: { files: FileFacts[] }) => ({
      type: 'items.added' as const,
      items: files.slice(0, roomBeside(context.items)).map((file, index) => ({ place: context.next + index, file })),
    })),
    tellRecalled: emit((_, { items }: { items: SavedItem[] }) => ({ type: 'items.recalled' as const, items })),
    tellStarted: emit(({ context }) => ({ type: 'items.started' as const, places: context.items.map(({ place }) => place) })),
    tellEndedDropped: emit(({ context }) => ({
      type: 'items.dropped' as const,
      places: context.items.filter(({ progress }) => progress === 'ended').map(({ place }) => place),
    })),
    tellDropped: emit((_, { place }: { place: number }) => ({ type: 'items.dropped' as const, places: [place] })),
    tellFull: emit(notice('warning', { key: 'batchFull' })),
  },
  guards: {
    isTooMany: ({ context }, { files }: { files: FileFacts[] }) => files.length > roomBeside(context.items),
    mayRecall: ({ context }, { items }: { items: SavedItem[] }) => items.length > 0 && !isForeign(context.who, items),
    isEmpty: ({ context }) => context.items.length === 0,
    isFilled: ({ context }) => context.items.length > 0,
    isRemovable: ({ context }, { place }: { place: number }) =>
      context.items.some((item) => item.place === place && item.progress !== 'working'),
    isWorking: ({ context }) => context.items.some(({ progress }) => progress === 'working'),
    isStill: ({ context }) => context.items.every(({ progress }) => progress !== 'working'),
    isAccepted: (_, { accepted }: { accepted: boolean }) => accepted,
    // A visitor who signs in takes the pictures along; whoever comes after a user must not see them.
    wasUser: ({ context }) => context.who === 'user',
  },
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
