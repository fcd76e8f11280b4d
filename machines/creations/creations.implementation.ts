import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import { pageGuards } from '../listing/listing.pages.ts';
import { stillThere, withItems, withoutItem } from './creations.list.ts';
import type { Job } from '../generation/generation.types.ts';
import type { Creation, CreationsPage, CreationsTypes, Deletions } from './creations.types.ts';

export const actions = actionsOf<CreationsTypes>()({
  // What was read beyond the first page stays when that is read anew: the list is not cut under who reads it.
  startPage: assign(({ context }, page: CreationsPage | null) => {
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
  chooseTool: assign(({ event }) => ({ filter: asserted(event, 'tool.chosen').tool, items: [], next: null, removed: null })),
  noteOwner: assign({ isOwnerKnown: true }),
  // A session that has ended deletes nothing more, and whoever comes next must not see what was removed in it.
  passOnRemovals: assign(({ context: { owed, due, doomed, removed }, event }) => {
    const all = [...owed, ...due, ...[...doomed, ...(removed ? [removed] : [])].map(({ item }) => item.id)];
    return asserted(event, 'session.changed').who === 'user' ? { owed: [], due: all } : { owed: all, due: [] };
  }),
  forgetList: assign({ items: [], next: null, removed: null, doomed: [] }),
  takeOut: assign(({ context, event }) => withoutItem(context, asserted(event, 'creation.removed').id)),
  putBack: assign(({ context }) => ({
    items: context.removed ? withItems(context.items, [context.removed]) : context.items,
    removed: null,
  })),
  doom: assign(({ context }) => ({ doomed: context.removed ? [...context.doomed, context.removed] : context.doomed, removed: null })),
  settleDoomed: assign(({ context }, { gone, owed, kept }: Deletions) => ({
    items: withItems(
      context.items,
      context.doomed.filter(({ item }) => kept.includes(item.id)),
    ),
    doomed: context.doomed.filter(({ item }) => ![...gone, ...owed, ...kept].includes(item.id)),
    // The end of the session is told right after.
    owed: [...context.owed, ...owed],
    due: [],
  })),
  restoreDoomed: assign(({ context: { items, doomed } }) => ({ items: withItems(items, doomed), doomed: [], due: [] })),
  noteProgress: assign(({ context, event }) => {
    const far = new Map(asserted(event, 'jobs.reported').underWay.map(({ id, progress }) => [id, progress]));
    return { items: context.items.map((item) => (far.has(item.id) ? { ...item, progress: far.get(item.id)! } : item)) };
  }),
  noteCancelling: assign(({ event }) => ({ cancelling: asserted(event, 'cancel.pressed').id })),
  forgetCancelling: assign({ cancelling: null }),
  noteCancelled: assign(({ context }, job: Job | null) => ({
    items: context.items.map((item) => (item.id === job?.id ? { ...item, ...job } : item)),
  })),
  tellBalanceChanged: emit({ type: 'credits.refreshRequested' }),
  tellCancelFailed: emit(notice('error', { key: 'cancelFailed' })),
  tellDeleteFailed: emit(notice('error', { key: 'deleteFailed' })),
});

export const guards = guardsOf<CreationsTypes>()({
  ...pageGuards,
  isEmpty: ({ context }) => context.items.length === 0 && context.next === null,
  isOwnerKnown: ({ context }) => context.isOwnerKnown,
  isFilled: ({ context }) => context.items.length > 0,
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
});
