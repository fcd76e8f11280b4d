import { assign, emit, raise, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import type { Job } from '../job/job.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { pageGuards } from '../listing/listing.pages.ts';
import type { PageQuery } from '../listing/listing.types.ts';
import { stillThere, withItems, withoutItem } from './creations.list.ts';
import type { Creation, CreationsPage, CreationsTypes, Deletions } from './creations.types.ts';

const base = setup({
  types: {} as CreationsTypes,
  actors: {
    loadPage: port<CreationsPage | null, PageQuery>('loadPage'),
    deleteCreations: port<Deletions, { ids: string[] }>('deleteCreations'),
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
      isDoomed: ({ context }) => context.doomed.length > 0 || context.due.length > 0,
      isListedJob: ({ context, event }) => {
        const pressed = asserted(event, 'cancel.pressed').id;
        return context.items.some(({ id, status }) => id === pressed && (status === 'queued' || status === 'running'));
      },
      isJob: (_, job: Job | null) => job !== null,
      hasBroken: (_, { hasBroken }: Deletions) => hasBroken,
    },
  })
  .extend({
    actions: {
      // Pages after the first one stay when that is read anew, so that the list is not cut while it is read.
      assignPage: assign(({ context }, page: CreationsPage | null) => {
        const { items, next } = required(page, 'page');
        const last = context.items.findIndex(({ id }) => id === items.at(-1)?.id);
        const beyond = last >= 0 && next !== null ? context.items.slice(last + 1) : [];
        return { items: [...stillThere(context, items), ...beyond], next: beyond.length > 0 ? context.next : next };
      }),
      appendPage: assign(({ context }, page: CreationsPage | null) => {
        const { items, next } = required(page, 'page');
        const isNew = ({ id }: Creation) => context.items.every((item) => item.id !== id);
        return { items: [...context.items, ...stillThere(context, items).filter(isNew)], next };
      }),
      assignTool: assign(({ event }) => ({ filter: asserted(event, 'tool.chosen').tool, items: [], next: null, removed: null })),
      assignOwnerKnown: assign({ isOwnerKnown: true }),
      // A session that has ended deletes nothing more, and the next user must not see what was removed in it.
      passOnRemovals: assign(({ context: { owed, due, doomed, removed }, event }) => {
        const all = [...owed, ...due, ...[...doomed, ...(removed ? [removed] : [])].map(({ item }) => item.id)];
        return asserted(event, 'session.changed').who === 'user' ? { owed: [], due: all } : { owed: all, due: [] };
      }),
      clearList: assign({ items: [], next: null, removed: null, doomed: [] }),
      removeItem: assign(({ context, event }) => withoutItem(context, asserted(event, 'creation.removed').id)),
      restoreItem: assign(({ context }) => ({
        items: context.removed ? withItems(context.items, [context.removed]) : context.items,
        removed: null,
      })),
      doomRemoved: assign(({ context }) => ({
        doomed: context.removed ? [...context.doomed, context.removed] : context.doomed,
        removed: null,
      })),
      settleDoomed: assign(({ context }, { gone, owed, kept }: Deletions) => ({
        items: withItems(
          context.items,
          context.doomed.filter(({ item }) => kept.includes(item.id)),
        ),
        doomed: context.doomed.filter(({ item }) => ![...gone, ...owed, ...kept].includes(item.id)),
        // The session's end is reported next.
        owed: [...context.owed, ...owed],
        due: [],
      })),
      restoreDoomed: assign(({ context: { items, doomed } }) => ({ items: withItems(items, doomed), doomed: [], due: [] })),
      assignProgress: assign(({ context, event }) => {
        const far = new Map(asserted(event, 'jobs.reported').underWay.map(({ id, progress }) => [id, progress]));
        return { items: context.items.map((item) => (far.has(item.id) ? { ...item, progress: far.get(item.id)! } : item)) };
      }),
      assignCancelling: assign(({ event }) => ({ cancelling: asserted(event, 'cancel.pressed').id })),
      clearCancelling: assign({ cancelling: null }),
      assignCancelled: assign(({ context }, job: Job | null) => ({
        items: context.items.map((item) => (item.id === job?.id ? { ...item, ...job } : item)),
      })),
      raiseDeletionDue: raise({ type: 'deletion.due' }),
      raiseDeletionSettled: raise({ type: 'deletion.settled' }),
      emitBalanceChanged: emit({ type: 'credits.refreshRequested' }),
      emitCancelFailed: emit(notice('error', { key: 'cancelFailed' })),
      emitDeleteFailed: emit(notice('error', { key: 'deleteFailed' })),
    },
  });
