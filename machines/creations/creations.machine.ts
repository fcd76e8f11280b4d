import { setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import { actions, guards } from './creations.implementation.ts';
import type { CreationsPage, CreationsTypes } from './creations.types.ts';

/** What a person made: page by page, narrowed to a tool, deleted with a while to think better of it. */
export const creationsMachine = setup({
  types: {} as CreationsTypes,
  actors: {
    listCreations: port<CreationsPage | null, { tool: string | null; cursor: string | null }>('listCreations'),
    deleteCreation: port<boolean, { id: string }>('deleteCreation'),
  },
  actions,
  guards,
  delays: { undoTime: 6000 },
}).createMachine({
  id: 'creations',
  description: "The list of a person's creations, and what happens to the ones that are deleted.",
  context: ({ input }) => ({ items: [], next: null, tool: input.tool ?? null, removed: null, doomed: [] }),
  type: 'parallel',
  states: {
    list: {
      description: 'What is listed.',
      initial: 'hidden',
      on: {
        'tool.chosen': { target: '.loading', actions: ['doom', { type: 'chooseTool', params: ({ event }) => ({ tool: event.tool }) }] },
      },
      states: {
        hidden: {
          description: 'Nobody has looked yet.',
          on: { 'creations.shown': 'loading' },
        },
        loading: {
          description: 'The first page is on its way.',
          invoke: {
            id: 'loadFirst',
            src: 'listCreations',
            input: ({ context }) => ({ tool: context.tool, cursor: null }),
            onDone: [
              {
                guard: { type: 'isEmptyPage', params: ({ event }) => ({ page: event.output }) },
                target: 'empty',
                actions: { type: 'startPage', params: ({ event }) => ({ page: event.output }) },
              },
              {
                guard: { type: 'isAnswered', params: ({ event }) => ({ page: event.output }) },
                target: 'ready',
                actions: { type: 'startPage', params: ({ event }) => ({ page: event.output }) },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
          on: { 'session.changed': { target: 'loading', reenter: true, actions: 'forgetAll' } },
        },
        ready: {
          description: 'Creations are shown.',
          always: { guard: 'isEmpty', target: 'empty' },
          on: {
            'more.requested': { guard: 'hasMore', target: 'loadingMore' },
            'creations.shown': 'refreshing',
            'job.ended': 'refreshing',
            'session.changed': { target: 'loading', actions: 'forgetAll' },
          },
        },
        refreshing: {
          description: 'The list stands while a newer first page is on its way.',
          invoke: {
            id: 'refresh',
            src: 'listCreations',
            input: ({ context }) => ({ tool: context.tool, cursor: null }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => ({ page: event.output }) },
                target: 'ready',
                actions: { type: 'startPage', params: ({ event }) => ({ page: event.output }) },
              },
              { target: 'ready' },
            ],
            onError: 'ready',
          },
          on: {
            'job.ended': { target: 'refreshing', reenter: true },
            'session.changed': { target: 'loading', actions: 'forgetAll' },
          },
        },
        loadingMore: {
          description: 'The next page is on its way.',
          invoke: {
            id: 'loadMore',
            src: 'listCreations',
            input: ({ context }) => ({ tool: context.tool, cursor: context.next }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => ({ page: event.output }) },
                target: 'ready',
                actions: { type: 'appendPage', params: ({ event }) => ({ page: event.output }) },
              },
              { target: 'moreFailed' },
            ],
            onError: 'moreFailed',
          },
          on: { 'job.ended': 'refreshing', 'session.changed': { target: 'loading', actions: 'forgetAll' } },
        },
        moreFailed: {
          description: 'The next page could not be had; it may be asked for again.',
          on: {
            'more.requested': 'loadingMore',
            'job.ended': 'refreshing',
            'session.changed': { target: 'loading', actions: 'forgetAll' },
          },
        },
        empty: {
          description: 'There is nothing here yet; the way leads to the tools.',
          always: { guard: 'isFilled', target: 'ready' },
          on: {
            'creations.shown': 'loading',
            'job.ended': 'loading',
            'session.changed': { target: 'loading', actions: 'forgetAll' },
          },
        },
        failed: {
          description: 'The list could not be had; it may be asked for again.',
          on: { 'retry.pressed': 'loading', 'creations.shown': 'loading', 'session.changed': { target: 'loading', actions: 'forgetAll' } },
        },
      },
    },
    removal: {
      description: 'Whether a removal can still be undone.',
      initial: 'none',
      on: {
        'tool.chosen': '.none',
        'session.changed': '.none',
      },
      states: {
        none: {
          description: 'Nothing waits for an undo.',
          on: {
            'creation.removed': {
              guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
              target: 'undoable',
              actions: { type: 'takeOut', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        undoable: {
          description: 'A creation is out of the list; for some seconds it can be put back.',
          after: { undoTime: { target: 'none', actions: 'doom' } },
          on: {
            'removal.undone': { target: 'none', actions: 'putBack' },
            'creations.left': { target: 'none', actions: 'doom' },
            'creation.removed': {
              guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
              target: 'undoable',
              reenter: true,
              actions: ['doom', { type: 'takeOut', params: ({ event }) => ({ id: event.id }) }],
            },
          },
        },
      },
    },
    deletion: {
      description: 'Deletes on the server, one after the other, what can no longer be put back.',
      initial: 'idle',
      on: { 'session.changed': '.idle' },
      states: {
        idle: {
          description: 'Nothing is to be deleted.',
          always: { guard: 'isDoomed', target: 'deleting' },
        },
        deleting: {
          description: 'The server deletes a creation and its files.',
          invoke: {
            id: 'deleteCreation',
            src: 'deleteCreation',
            input: ({ context }) => ({ id: context.doomed[0]?.item.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isDeleted', params: ({ event }) => ({ deleted: event.output }) },
                target: 'idle',
                actions: 'forgetDeleted',
              },
              { target: 'idle', actions: ['restoreDoomed', 'tellDeleteFailed'] },
            ],
            onError: { target: 'idle', actions: ['restoreDoomed', 'tellDeleteFailed'] },
          },
        },
      },
    },
  },
});
