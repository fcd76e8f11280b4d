import { assign, emit, enqueueActions, raise, setup, spawnChild, stopChild } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { deletionMachine } from '../deletion/deletion.machine.ts';
import type { DeletionInput, DeletionOutput } from '../deletion/deletion.types.ts';
import type { Job } from '../job/job.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { pageGuards } from '../listing/listing.pages.ts';
import type { PageQuery } from '../listing/listing.types.ts';
import { stillThere, withItem, withoutItem } from './creations.list.ts';
import type { CreationsPage, CreationsTypes } from './creations.types.ts';
import type { Creation } from './creation.ts';

const deletionOf = (removed: Creation, isOwed: boolean) => ({
  id: `deletion.${removed.id}`,
  input: { removed, isOwed } satisfies DeletionInput,
});

const base = setup({
  types: {} as CreationsTypes,
  actors: {
    loadPage: port<CreationsPage | null, PageQuery>('loadPage'),
    deletion: deletionMachine,
    cancelJob: port<Job | null, { id: string }>('cancelJob'),
    watchReturn: listenerPort<{ type: 'tab.returned' }>('watchReturn'),
  },
  delays: { undoTime: times.undoTime },
});

/** The ports, guards and actions of the creations chart. */
export const creationsSetup = base
  .extend({
    guards: {
      hasMore: pageGuards.hasMore,
      isAnswered: pageGuards.isAnswered,
      isEmpty: ({ context }) => context.items.length === 0 && context.next === null,
      isOwnerKnown: ({ context }) => context.isOwnerKnown,
      isListed: ({ context, event }) => {
        const removed = asserted(event, 'creation.removed').id;
        return context.items.some(({ id }) => id === removed);
      },
      // Another Cancel is ignored until the one before is answered.
      isCancellable: ({ context, event }) => {
        const clicked = asserted(event, 'cancel.clicked').id;
        return (
          context.cancelling === null &&
          context.items.some(({ id, status }) => id === clicked && (status === 'queued' || status === 'running'))
        );
      },
      isJob: (_, job: Job | null) => job !== null,
      isBroken: (_, { isBroken }: DeletionOutput) => isBroken,
    },
  })
  .extend({
    actions: {
      // Pages after the first one stay when that is read anew, so that the list is not cut while it is read.
      assignPage: assign(({ context }, page: CreationsPage | null) => {
        const { items, next, tools = context.tools } = required(page, 'page');
        const last = context.items.findIndex(({ id }) => id === items.at(-1)?.id);
        const beyond = last >= 0 && next !== null ? context.items.slice(last + 1) : [];
        return { items: [...stillThere(context, items), ...beyond], next: beyond.length > 0 ? context.next : next, tools };
      }),
      appendPage: assign(({ context }, page: CreationsPage | null) => {
        const { items, next } = required(page, 'page');
        const isNew = ({ id }: Creation) => context.items.every((item) => item.id !== id);
        return { items: [...context.items, ...stillThere(context, items).filter(isNew)], next };
      }),
      assignTool: assign(({ event }) => ({ filter: asserted(event, 'tool.chosen').tool, items: [], next: null, removed: null })),
      assignOwnerKnown: assign({ isOwnerKnown: true }),
      clearList: assign({ items: [], tools: [], next: null, removed: null, cancelling: null }),
      removeItem: assign(({ context, event }) => withoutItem(context, asserted(event, 'creation.removed').id)),
      restoreItem: assign(({ context }) => ({
        items: context.removed ? withItem(context.items, context.removed) : context.items,
        removed: null,
      })),
      // What can no longer be undone is deleted; a page that is closed sends nothing later.
      deleteRemoved: enqueueActions(({ context: { removed, deleting }, enqueue }) => {
        if (!removed) return;
        enqueue.spawnChild('deletion', deletionOf(removed, false));
        enqueue.assign({ deleting: [...deleting, removed.id], removed: null });
      }),
      // The next user must not see what was removed in a session that has ended.
      passOnRemovals: enqueueActions(({ context: { removed, deleting }, event, enqueue }) => {
        if (removed) enqueue.spawnChild('deletion', deletionOf(removed, true));
        const all = removed ? [...deleting, removed.id] : deleting;
        enqueue.assign({ deleting: all, removed: null });
        for (const id of all) enqueue.sendTo(`deletion.${id}`, asserted(event, 'session.changed'));
      }),
      settleDeletion: assign(({ context: { items, deleting, gone } }, { id, restored, isBroken }: DeletionOutput) => ({
        items: restored ? withItem(items, restored) : items,
        deleting: deleting.filter((each) => each !== id),
        gone: restored || isBroken ? gone : [...gone, id],
      })),
      assignProgress: assign(({ context, event }) => {
        const far = new Map(asserted(event, 'jobs.reported').underWay.map(({ id, progress }) => [id, progress]));
        return { items: context.items.map((item) => (far.has(item.id) ? { ...item, progress: far.get(item.id)! } : item)) };
      }),
      spawnCancellation: spawnChild('cancelJob', {
        id: ({ event }) => `cancelJob.${asserted(event, 'cancel.clicked').id}`,
        input: ({ event }) => ({ id: asserted(event, 'cancel.clicked').id }),
      }),
      stopCancellation: stopChild(({ context }) => `cancelJob.${context.cancelling}`),
      stopEnded: stopChild((_, { actorId }: { actorId: string }) => actorId),
      assignCancelling: assign(({ event }) => ({ cancelling: asserted(event, 'cancel.clicked').id })),
      clearCancelling: assign({ cancelling: null }),
      assignCancelled: assign(({ context }, job: Job | null) => ({
        items: context.items.map((item) => (item.id === job?.id ? { ...item, ...job } : item)),
      })),
      raiseRestored: raise({ type: 'creation.restored' }),
      enqueueDeleted: enqueueActions(({ enqueue }, { id, restored }: DeletionOutput) => {
        if (!restored) enqueue.emit({ type: 'creation.deleted', id });
      }),
      emitBalanceChanged: emit({ type: 'credits.refreshRequested' }),
      emitCancelFailed: emit(notice('error', { key: 'cancelFailed' })),
      emitUnanswered: emit(unanswered),
      emitDeleteFailed: emit(notice('error', { key: 'deleteFailed' })),
    },
  });
