import { assign, emit, sendTo } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { isForeign, ownerOf, roomBeside, savedOf, sharedOf, unfinished, usable } from './batch.rules.ts';
import type { BatchItem, BatchNoted, BatchTypes } from './batch.types.ts';

export const actions = actionsOf<BatchTypes>()({
  addItems: assign(({ context, event }) => {
    const { files } = asserted(event, 'pictures.given');
    const kept = unfinished(context.items);
    const added = files
      .slice(0, roomBeside(context.items))
      .map((_, index): BatchItem => ({ place: context.next + index, stored: null, isLost: false, progress: 'none' }));
    return { items: [...kept, ...added], next: context.next + added.length };
  }),
  recallItems: assign(({ context, event }) => {
    const { items } = asserted(event, 'batch.recalled');
    return {
      // The session may be reported after the batch was restored.
      who: context.who ?? ownerOf(items),
      items: items.map(({ place, stored }): BatchItem => ({ place, stored, isLost: false, progress: 'none' })),
      next: Math.max(...items.map(({ place }) => place)) + 1,
    };
  }),
  removeItem: assign(({ context, event }) => {
    const { place } = asserted(event, 'item.removed');
    return { items: context.items.filter((item) => item.place !== place) };
  }),
  dropEnded: assign(({ context }) => ({ items: unfinished(context.items) })),
  noteStored: assign(({ context, event }) => {
    const { place, stored, isLost } = asserted(event, 'picture.stored');
    return { items: context.items.map((item) => (item.place === place ? { ...item, stored, isLost } : item)) };
  }),
  noteProgress: assign(({ context, event }) => {
    const { place, progress } = asserted(event, 'item.changed');
    return { items: context.items.map((item) => (item.place === place ? { ...item, progress } : item)) };
  }),
  noteWho: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
  noteForm: assign(({ context, event }) => {
    const { values, files } = asserted(event, 'form.shown');
    return { form: { values, files }, first: files[context.slot]?.ref ?? context.first };
  }),
  notePressed: assign(({ context }) => ({ pressed: context.form?.values ?? null })),
  forgetPressed: assign({ pressed: null }),
  clearItems: assign({ items: [] }),
  keepItems: sendTo('batchMemory', ({ context }): BatchNoted => ({
    type: 'batch.noted',
    tool: context.tool,
    items: savedOf(context),
  })),
  tellAdded: emit(({ context, event }) => ({
    type: 'items.added' as const,
    items: asserted(event, 'pictures.given')
      .files.slice(0, roomBeside(context.items))
      .map((file, index) => ({ place: context.next + index, file })),
  })),
  tellRecalled: emit(({ event }) => ({ type: 'items.recalled' as const, items: asserted(event, 'batch.recalled').items })),
  tellStarted: emit(({ context }) => ({
    type: 'items.started' as const,
    places: usable(context.items).map(({ place }) => place),
    ...sharedOf(context),
  })),
  tellEndedDropped: emit(({ context }) => ({
    type: 'items.dropped' as const,
    places: context.items.filter(({ progress }) => progress === 'ended').map(({ place }) => place),
  })),
  tellDropped: emit(({ event }) => ({ type: 'items.dropped' as const, places: [asserted(event, 'item.removed').place] })),
  tellBusy: emit((_, { busy }: { busy: boolean }) => ({ type: 'others.changed' as const, busy })),
  tellFull: emit(notice('warning', { key: 'batchFull' })),
});

export const guards = guardsOf<BatchTypes>()({
  isTooMany: ({ context, event }) => asserted(event, 'pictures.given').files.length > roomBeside(context.items),
  mayRecall: ({ context, event }) => {
    const { items } = asserted(event, 'batch.recalled');
    return items.length > 0 && !isForeign(context.who, items);
  },
  // A picture that comes into an empty form is not a different one.
  isOtherFirst: ({ context, event }) => {
    const ref = asserted(event, 'form.shown').files[context.slot]?.ref ?? null;
    return ref !== null && context.first !== null && ref !== context.first;
  },
  isEmpty: ({ context }) => context.items.length === 0,
  isFilled: ({ context }) => context.items.length > 0,
  isRemovable: ({ context, event }) => {
    const { place } = asserted(event, 'item.removed');
    return context.items.some((item) => item.place === place && item.progress !== 'working');
  },
  isWorking: ({ context }) => context.items.some(({ progress }) => progress === 'working'),
  isStill: ({ context }) => context.items.every(({ progress }) => progress !== 'working'),
  isAccepted: ({ event }) => asserted(event, 'form.judged').accepted,
  // A visitor who signs in keeps the pictures; anyone who comes after a user must not see them.
  wasUser: ({ context }) => context.who === 'user',
});
