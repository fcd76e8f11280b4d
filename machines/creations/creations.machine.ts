import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { firstPage, pageStates } from '../listing/listing.pages.ts';
import type { PageQuery } from '../listing/listing.types.ts';
import { actions, guards } from './creations.implementation.ts';
import type { CreationsPage, CreationsTypes } from './creations.types.ts';

/** What a person made: page by page, narrowed to a tool, deleted with a while to think better of it. */
export const creationsMachine = setup({
  types: {} as CreationsTypes,
  actors: {
    loadPage: port<CreationsPage | null, PageQuery>('loadPage'),
    deleteCreation: port<boolean, { id: string }>('deleteCreation'),
  },
  actions,
  guards,
  delays: { undoTime: 6000 },
}).createMachine({
  id: 'creations',
  description: "The list of a person's creations, and what happens to the ones that are deleted.",
  context: ({ input }) => ({ items: [], next: null, filter: input.tool ?? null, removed: null, doomed: [] }),
  type: 'parallel',
  states: {
    list: {
      description: 'What is listed.',
      initial: 'hidden',
      on: {
        'tool.chosen': { target: '.loading', actions: ['doom', 'chooseTool'] },
      },
      states: {
        hidden: {
          // A job that ends is dropped: the first look reads the list as it is then.
          description: 'Nobody has looked yet.',
          on: { 'creations.shown': 'loading' },
        },
        loading: {
          // A job that ends is dropped: this page is asked for already, and the next look refreshes the list.
          ...pageStates.loading,
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
          // A request for more is dropped: its cursor may not fit the page that comes.
          description: 'The list stands while a newer first page is on its way.',
          invoke: {
            id: 'refresh',
            src: 'loadPage',
            input: firstPage,
            onDone: [
              { guard: { type: 'isAnswered', params: output }, target: 'ready', actions: { type: 'startPage', params: output } },
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
          ...pageStates.loadingMore,
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
          // A job that ends is dropped: a list that failed is tried again only when somebody asks.
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
            'creation.removed': { guard: 'isListed', target: 'undoable', actions: 'takeOut' },
          },
        },
        undoable: {
          description: 'A creation is out of the list; for some seconds it can be put back.',
          after: { undoTime: { target: 'none', actions: 'doom' } },
          on: {
            'removal.undone': { target: 'none', actions: 'putBack' },
            'creations.left': { target: 'none', actions: 'doom' },
            'creation.removed': {
              guard: 'isListed',
              target: 'undoable',
              reenter: true,
              actions: ['doom', 'takeOut'],
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
            input: ({ context }) => ({ id: required(context.doomed[0], 'creation to delete').item.id }),
            onDone: [
              { guard: { type: 'isDeleted', params: output }, target: 'idle', actions: 'forgetDeleted' },
              { target: 'idle', actions: ['restoreDoomed', 'tellDeleteFailed'] },
            ],
            onError: { target: 'idle', actions: ['restoreDoomed', 'tellDeleteFailed'] },
          },
        },
      },
    },
  },
});
