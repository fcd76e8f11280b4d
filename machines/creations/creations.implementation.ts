import { assign, emit } from 'xstate';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { stillThere, withItem, withoutItem } from './creations.list.ts';
import type { CreationsPage, CreationsTypes } from './creations.types.ts';

export const actions = actionsOf<CreationsTypes>()({
  startPage: assign(({ context }, { page }: { page: CreationsPage | null }) => ({
    items: stillThere(context, page?.items ?? []),
    next: page?.next ?? null,
  })),
  appendPage: assign(({ context }, { page }: { page: CreationsPage | null }) => ({
    items: [...context.items, ...stillThere(context, page?.items ?? []).filter(({ id }) => context.items.every((item) => item.id !== id))],
    next: page?.next ?? null,
  })),
  chooseTool: assign((_, { tool }: { tool: string | null }) => ({ tool, items: [], next: null, removed: null })),
  forgetAll: assign({ items: [], next: null, removed: null, doomed: [] }),
  takeOut: assign(({ context }, { id }: { id: string }) => withoutItem(context, id)),
  putBack: assign(({ context }) => ({
    items: context.removed ? withItem(context.items, context.removed) : context.items,
    removed: null,
  })),
  doom: assign(({ context }) => ({ doomed: context.removed ? [...context.doomed, context.removed] : context.doomed, removed: null })),
  forgetDeleted: assign(({ context }) => ({ doomed: context.doomed.slice(1) })),
  restoreDoomed: assign(({ context: { items, doomed } }) => ({
    items: doomed[0] ? withItem(items, doomed[0]) : items,
    doomed: doomed.slice(1),
  })),
  tellDeleteFailed: emit(notice('error', { key: 'deleteFailed' })),
});

export const guards = guardsOf<CreationsTypes>()({
  isAnswered: (_, { page }: { page: CreationsPage | null }) => page !== null,
  isEmptyPage: (_, { page }: { page: CreationsPage | null }) => page !== null && page.items.length === 0 && page.next === null,
  isEmpty: ({ context }) => context.items.length === 0 && context.next === null,
  isFilled: ({ context }) => context.items.length > 0,
  hasMore: ({ context }) => context.next !== null,
  isListed: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id),
  isDoomed: ({ context }) => context.doomed.length > 0,
  isDeleted: (_, { deleted }: { deleted: boolean }) => deleted,
});
