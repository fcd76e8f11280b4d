import { output } from '../kit/output.ts';
import { firstPage, nextPage } from '../listing/listing.pages.ts';
import { creationsSetup } from './creations.setup.ts';

const ended = ({ event }: { event: { actorId: string } }) => ({ actorId: event.actorId });

/** A user's creations: read page by page, filtered by tool, deleted with a delay for undo. */
export const creationsMachine = creationsSetup.createMachine({
  id: 'creations',
  description: "The list of a user's creations, and what is removed from it or canceled in it.",
  context: ({ input }) => ({
    items: [],
    tools: [],
    next: null,
    filter: input.tool ?? null,
    removed: null,
    cancelling: null,
    deleting: [],
    gone: [],
    isOwnerKnown: input.isOwnerKnown ?? true,
  }),
  type: 'parallel',
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  on: {
    'jobs.reported': { actions: 'assignProgress' },
    'cancel.clicked': { guard: 'isCancellable', actions: ['spawnCancellation', 'assignCancelling'] },
    'xstate.done.actor.cancelJob.*': [
      {
        guard: { type: 'isJob', params: output },
        actions: [
          { type: 'stopEnded', params: ended },
          { type: 'assignCancelled', params: output },
          'clearCancelling',
          'emitBalanceChanged',
        ],
      },
      { actions: [{ type: 'stopEnded', params: ended }, 'clearCancelling', 'emitCancelFailed'] },
    ],
    'xstate.error.actor.cancelJob.*': {
      actions: [{ type: 'stopEnded', params: ended }, 'clearCancelling', 'emitCancelFailed'],
    },
    'xstate.done.actor.deletion.*': [
      {
        guard: { type: 'isBroken', params: output },
        actions: [{ type: 'stopEnded', params: ended }, { type: 'settleDeletion', params: output }, 'raiseRestored', 'emitDeleteFailed'],
      },
      {
        actions: [
          { type: 'stopEnded', params: ended },
          { type: 'settleDeletion', params: output },
          'raiseRestored',
          { type: 'enqueueDeleted', params: output },
        ],
      },
    ],
  },
  states: {
    list: {
      description: 'Loads and shows the list.',
      initial: 'hidden',
      on: {
        'tool.chosen': { target: '.loading', actions: ['deleteRemoved', 'assignTool'] },
        'session.changed': { target: '.loading', actions: ['passOnRemovals', 'stopCancellation', 'clearList', 'assignOwnerKnown'] },
      },
      states: {
        hidden: {
          // A finished job is ignored: the first load includes it.
          description: 'The list has not been opened yet.',
          tags: 'hidden',
          on: {
            'creations.shown': [{ guard: 'isOwnerKnown', target: 'loading' }, { target: 'awaitingOwner' }],
            'session.changed': { actions: 'assignOwnerKnown' },
          },
        },
        // A finished job is ignored: the first load includes it.
        awaitingOwner: { description: 'The list is open, and whose it is has not been read yet.', tags: 'loading' },
        loading: {
          // A finished job is ignored: this page is already requested, and the next visit refreshes the list.
          description: 'The first page is on its way.',
          tags: 'loading',
          invoke: {
            id: 'loadFirst',
            src: 'loadPage',
            input: firstPage,
            onDone: [
              { guard: { type: 'isAnswered', params: output }, target: 'deciding', actions: { type: 'assignPage', params: output } },
              { target: 'blank.failed' },
            ],
            onError: { target: 'blank.failed', actions: 'emitUnanswered' },
          },
        },
        deciding: {
          description: 'Whether anything is left to show.',
          tags: 'loading',
          always: [{ guard: 'isEmpty', target: 'blank.empty' }, { target: 'listed' }],
        },
        listed: {
          description: 'The creations are shown.',
          initial: 'ready',
          on: { 'job.ended': '.refreshing' },
          states: {
            ready: {
              description: 'Nothing is on its way.',
              tags: 'ready',
              on: {
                'creation.removed': '#creations.list.deciding',
                'more.requested': { guard: 'hasMore', target: 'loadingMore' },
                'creations.shown': 'refreshing',
                // Something may have been made or deleted in another tab.
                'tab.returned': 'refreshing',
              },
            },
            refreshing: {
              // A request for more is ignored: its cursor may not fit the new page.
              description: 'The list stays on screen while a newer first page loads.',
              tags: 'refreshing',
              invoke: {
                id: 'refresh',
                src: 'loadPage',
                input: firstPage,
                onDone: [
                  {
                    guard: { type: 'isAnswered', params: output },
                    target: '#creations.list.deciding',
                    actions: { type: 'assignPage', params: output },
                  },
                  { target: '#creations.list.deciding' },
                ],
                onError: '#creations.list.deciding',
              },
            },
            loadingMore: {
              description: 'The next page is on its way.',
              tags: 'loadingMore',
              invoke: {
                id: 'loadMore',
                src: 'loadPage',
                input: nextPage,
                onDone: [
                  {
                    guard: { type: 'isAnswered', params: output },
                    target: '#creations.list.deciding',
                    actions: { type: 'appendPage', params: output },
                  },
                  { target: 'moreFailed' },
                ],
                onError: { target: 'moreFailed', actions: 'emitUnanswered' },
              },
            },
            moreFailed: {
              description: 'The next page failed to load; the user can retry.',
              tags: 'moreFailed',
              on: { 'more.requested': 'loadingMore' },
            },
          },
        },
        blank: {
          description: 'No creations are shown.',
          initial: 'empty',
          on: { 'creations.shown': 'loading' },
          states: {
            empty: {
              description: 'There are no creations yet; the page links to the tools.',
              tags: 'empty',
              on: { 'creation.restored': '#creations.list.deciding', 'job.ended': '#creations.list.loading' },
            },
            failed: {
              // A finished job is ignored: a failed list is retried only on request.
              description: 'The list failed to load; the user can retry.',
              tags: 'failed',
              on: { 'retry.clicked': '#creations.list.loading' },
            },
          },
        },
      },
    },
    removal: {
      description: 'Tracks whether a removal can be undone.',
      initial: 'none',
      on: {
        'tool.chosen': '.none',
        'session.changed': '.none',
      },
      states: {
        none: {
          description: 'No removal is waiting for an undo.',
          on: {
            'creation.removed': { guard: 'isListed', target: 'undoable', actions: 'removeItem' },
          },
        },
        undoable: {
          description: 'A creation is off the list and can be restored for a few seconds.',
          after: { undoTime: { target: 'none', actions: 'deleteRemoved' } },
          on: {
            'removal.undone': { target: 'none', actions: ['restoreItem', 'raiseRestored'] },
            'creations.left': { target: 'none', actions: 'deleteRemoved' },
            'creation.removed': {
              guard: 'isListed',
              target: 'undoable',
              reenter: true,
              actions: ['deleteRemoved', 'removeItem'],
            },
          },
        },
      },
    },
  },
});
