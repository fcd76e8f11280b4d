import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { firstPage, nextPage } from '../listing/listing.pages.ts';
import { creationsSetup } from './creations.setup.ts';

/** A user's creations: read page by page, filtered by tool, deleted with a delay for undo. */
export const creationsMachine = creationsSetup.createMachine({
  id: 'creations',
  description: "The list of a user's creations and the deletion of single ones.",
  context: ({ input }) => ({
    items: [],
    next: null,
    filter: input.tool ?? null,
    removed: null,
    cancelling: null,
    doomed: [],
    owed: [],
    due: [],
    isOwnerKnown: input.isOwnerKnown ?? true,
  }),
  type: 'parallel',
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  on: { 'jobs.reported': { actions: 'assignProgress' } },
  states: {
    list: {
      description: 'Loads and shows the list.',
      initial: 'hidden',
      on: {
        'tool.chosen': { target: '.loading', actions: ['doomRemoved', 'assignTool', 'raiseDeletionDue'] },
        'session.changed': { target: '.loading', actions: ['passOnRemovals', 'clearList'] },
      },
      states: {
        hidden: {
          // A finished job is ignored: the first load includes it.
          description: 'The list has not been opened yet.',
          on: {
            'creations.shown': [{ guard: 'isOwnerKnown', target: 'loading' }, { target: 'awaitingOwner' }],
            'session.changed': { actions: 'assignOwnerKnown' },
          },
        },
        awaitingOwner: {
          // A finished job is ignored: the first load includes it.
          description: 'The list is open, and whose it is has not been read yet.',
          on: { 'session.changed': { target: 'loading', actions: 'assignOwnerKnown' } },
        },
        loading: {
          // A finished job is ignored: this page is already requested, and the next visit refreshes the list.
          description: 'The first page is on its way.',
          invoke: {
            id: 'loadFirst',
            src: 'loadPage',
            input: firstPage,
            onDone: [
              { guard: { type: 'isAnswered', params: output }, target: 'deciding', actions: { type: 'assignPage', params: output } },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        deciding: {
          description: 'Whether anything is left to show.',
          always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'ready' }],
        },
        ready: {
          description: 'The creations are shown.',
          on: {
            'creation.removed': 'deciding',
            'more.requested': { guard: 'hasMore', target: 'loadingMore' },
            'creations.shown': 'refreshing',
            // Something may have been made or deleted in another tab.
            'tab.returned': 'refreshing',
            'job.ended': 'refreshing',
          },
        },
        refreshing: {
          // A request for more is ignored: its cursor may not fit the new page.
          description: 'The list stays on screen while a newer first page loads.',
          invoke: {
            id: 'refresh',
            src: 'loadPage',
            input: firstPage,
            onDone: [
              { guard: { type: 'isAnswered', params: output }, target: 'deciding', actions: { type: 'assignPage', params: output } },
              { target: 'deciding' },
            ],
            onError: 'deciding',
          },
          on: {
            'job.ended': { target: 'refreshing', reenter: true },
          },
        },
        loadingMore: {
          description: 'The next page is on its way.',
          invoke: {
            id: 'loadMore',
            src: 'loadPage',
            input: nextPage,
            onDone: [
              { guard: { type: 'isAnswered', params: output }, target: 'deciding', actions: { type: 'appendPage', params: output } },
              { target: 'moreFailed' },
            ],
            onError: 'moreFailed',
          },
          on: { 'job.ended': 'refreshing' },
        },
        moreFailed: {
          description: 'The next page failed to load; the user can retry.',
          on: {
            'more.requested': 'loadingMore',
            'job.ended': 'refreshing',
          },
        },
        empty: {
          description: 'There are no creations yet; the page links to the tools.',
          on: {
            // What was removed is back.
            'removal.undone': 'deciding',
            'deletion.settled': 'deciding',
            'creations.shown': 'loading',
            'job.ended': 'loading',
          },
        },
        failed: {
          // A finished job is ignored: a failed list is retried only on request.
          description: 'The list failed to load; the user can retry.',
          on: { 'retry.pressed': 'loading', 'creations.shown': 'loading' },
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
          after: { undoTime: { target: 'none', actions: ['doomRemoved', 'raiseDeletionDue'] } },
          on: {
            'removal.undone': { target: 'none', actions: 'restoreItem' },
            'creations.left': { target: 'none', actions: ['doomRemoved', 'raiseDeletionDue'] },
            'creation.removed': {
              guard: 'isListed',
              target: 'undoable',
              reenter: true,
              actions: ['doomRemoved', 'removeItem', 'raiseDeletionDue'],
            },
          },
        },
      },
    },
    cancellation: {
      description: 'Cancels jobs under way, one at a time.',
      initial: 'none',
      on: { 'session.changed': { target: '.none', actions: 'clearCancelling' } },
      states: {
        none: {
          description: 'No job is being canceled.',
          on: { 'cancel.pressed': { guard: 'isListedJob', target: 'cancelling', actions: 'assignCancelling' } },
        },
        cancelling: {
          // Another Cancel is ignored until this one is answered.
          description: 'The server is asked to cancel; a job that has just ended keeps its outcome.',
          invoke: {
            id: 'cancelJob',
            src: 'cancelJob',
            input: ({ context }) => ({ id: required(context.cancelling, 'job to cancel') }),
            onDone: [
              {
                guard: { type: 'isJob', params: output },
                target: 'none',
                actions: [{ type: 'assignCancelled', params: output }, 'clearCancelling', 'emitBalanceChanged'],
              },
              { target: 'none', actions: ['clearCancelling', 'emitCancelFailed'] },
            ],
            onError: { target: 'none', actions: ['clearCancelling', 'emitCancelFailed'] },
          },
        },
      },
    },
    deletion: {
      description: 'Deletes creations on the server, once they can no longer be restored.',
      initial: 'idle',
      on: { 'session.changed': '.deciding' },
      states: {
        idle: {
          description: 'Nothing is waiting to be deleted.',
          on: { 'deletion.due': 'deciding' },
        },
        deciding: {
          description: 'Whether more waits to be deleted.',
          always: [{ guard: 'isDoomed', target: 'deleting' }, { target: 'idle' }],
        },
        deleting: {
          description: 'The server deletes creations and their files; those that come meanwhile go together after these.',
          invoke: {
            id: 'deleteCreations',
            src: 'deleteCreations',
            input: ({ context }) => ({ ids: [...context.due, ...context.doomed.map(({ item }) => item.id)] }),
            onDone: [
              {
                guard: { type: 'hasBroken', params: output },
                target: 'deciding',
                actions: [{ type: 'settleDoomed', params: output }, 'raiseDeletionSettled', 'emitDeleteFailed'],
              },
              // Of what was refused the user reads the reason in the server's words.
              { target: 'deciding', actions: [{ type: 'settleDoomed', params: output }, 'raiseDeletionSettled'] },
            ],
            onError: { target: 'deciding', actions: ['restoreDoomed', 'raiseDeletionSettled', 'emitDeleteFailed'] },
          },
          // A page that is closed sends nothing later; what is deleted already may be deleted again.
          on: { 'creations.left': { target: 'deleting', reenter: true } },
        },
      },
    },
  },
});
