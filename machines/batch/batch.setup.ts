import { assign, emit, enqueueActions, raise, sendTo, setup, stopChild } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort } from '../kit/placeholder.ts';
import { imageMachine } from '../image/image.machine.ts';
import { addedTo, ended, isForeign, ownerOf, imageId, roomBeside, savedOf, sharedOf, unfinished, usable } from './batch.rules.ts';
import type { BatchItem, BatchNoted, BatchRecalled, BatchTypes } from './batch.types.ts';

const fresh = { isLost: false, progress: 'none' } as const;

const base = setup({
  types: {} as BatchTypes,
  actors: { batchMemory: listenerPort<BatchRecalled, { tool: string }>('batchMemory'), image: imageMachine },
});

/** The storage listener, the chart of an image, guards and actions of the batch chart. */
export const batchSetup = base
  .extend({
    guards: {
      isTooMany: ({ context, event }) => asserted(event, 'images.given').files.length > roomBeside(context.items),
      mayRecall: ({ context, event }) => {
        const { items } = asserted(event, 'batch.recalled');
        return items.length > 0 && !isForeign(context.who, items);
      },
      // An image that comes into an empty form is not a different one.
      isOtherFirst: ({ context, event }) => {
        const ref = asserted(event, 'form.shown').files[context.slot]?.ref ?? null;
        return ref !== null && context.first !== null && ref !== context.first;
      },
      isEmpty: ({ context }) => context.items.length === 0,
      isFilled: ({ context }) => context.items.length > 0,
      isKnown: ({ context, event }) => {
        const { place } = asserted(event, 'image.stored', 'item.changed');
        return context.items.some((item) => item.place === place);
      },
      isRemovable: ({ context, event }) => {
        const { place } = asserted(event, 'item.removed');
        return context.items.some((item) => item.place === place && item.progress !== 'working');
      },
      isAtWork: ({ event }) => asserted(event, 'job.reported').progress === 'working',
      isLastAtWork: ({ context, event }) => {
        const { place, progress } = asserted(event, 'job.reported');
        return progress !== 'working' && context.items.every((item) => item.place === place || item.progress !== 'working');
      },
      isAnyAtWork: ({ context }) => context.items.some(({ progress }) => progress === 'working'),
      isAccepted: ({ event }) => asserted(event, 'form.judged').accepted,
      // A visitor who signs in keeps the images; anyone who comes after a user must not see them.
      wasUser: ({ context }) => context.who === 'user',
    },
  })
  .extend({
    actions: {
      spawnAdded: enqueueActions(({ context, event, enqueue }) => {
        for (const { place } of addedTo(context, asserted(event, 'images.given').files))
          enqueue.spawnChild('image', { id: imageId(place), input: { place, stored: null } });
      }),
      spawnRecalled: enqueueActions(({ event, enqueue }) => {
        for (const { place, stored } of asserted(event, 'batch.recalled').items)
          enqueue.spawnChild('image', { id: imageId(place), input: { place, stored } });
      }),
      stopEnded: enqueueActions(({ context, enqueue }) => {
        for (const { place } of ended(context.items)) enqueue.stopChild(imageId(place));
      }),
      stopAll: enqueueActions(({ context, enqueue }) => {
        for (const { place } of context.items) enqueue.stopChild(imageId(place));
      }),
      stopRemoved: stopChild(({ event }) => imageId(asserted(event, 'item.removed').place)),
      addItems: assign(({ context, event }) => {
        const added = addedTo(context, asserted(event, 'images.given').files);
        return {
          items: [...unfinished(context.items), ...added.map(({ place }): BatchItem => ({ place, stored: null, ...fresh }))],
          next: context.next + added.length,
        };
      }),
      recallItems: assign(({ context, event }) => {
        const { items } = asserted(event, 'batch.recalled');
        return {
          // The session may be reported after the batch was restored.
          who: context.who ?? ownerOf(items),
          items: items.map(({ place, stored }): BatchItem => ({ place, stored, ...fresh })),
          next: Math.max(...items.map(({ place }) => place)) + 1,
        };
      }),
      removeItem: assign(({ context, event }) => {
        const { place } = asserted(event, 'item.removed');
        return { items: context.items.filter((item) => item.place !== place) };
      }),
      removeEnded: assign(({ context }) => ({ items: unfinished(context.items) })),
      clearItems: assign({ items: [] }),
      assignFile: assign(({ context, event }) => {
        const { place, stored, isLost } = asserted(event, 'file.reported');
        return { items: context.items.map((item) => (item.place === place ? { ...item, stored, isLost } : item)) };
      }),
      assignJob: assign(({ context, event }) => {
        const { place, progress } = asserted(event, 'job.reported');
        return { items: context.items.map((item) => (item.place === place ? { ...item, progress } : item)) };
      }),
      passOn: sendTo(
        ({ event }) => imageId(asserted(event, 'image.stored', 'item.changed').place),
        ({ event }) => asserted(event, 'image.stored', 'item.changed'),
      ),
      assignWho: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
      assignForm: assign(({ context, event }) => {
        const { values, files } = asserted(event, 'form.shown');
        return { form: { values, files }, first: files[context.slot]?.ref ?? context.first };
      }),
      assignClicked: assign(({ context }) => ({ clicked: context.form?.values ?? null })),
      storeItems: sendTo('batchMemory', ({ context }): BatchNoted => ({
        type: 'batch.noted',
        tool: context.tool,
        items: savedOf(context),
      })),
      raiseItemsChanged: raise({ type: 'items.changed' }),
      emitAdded: emit(({ context, event }) => ({
        type: 'items.added' as const,
        items: addedTo(context, asserted(event, 'images.given').files),
      })),
      emitRecalled: emit(({ event }) => ({ type: 'items.recalled' as const, items: asserted(event, 'batch.recalled').items })),
      emitStarted: emit(({ context }) => ({
        type: 'items.started' as const,
        places: usable(context.items).map(({ place }) => place),
        ...sharedOf(context),
      })),
      emitEndedDropped: emit(({ context }) => ({ type: 'items.dropped' as const, places: ended(context.items).map(({ place }) => place) })),
      emitDropped: emit(({ event }) => ({ type: 'items.dropped' as const, places: [asserted(event, 'item.removed').place] })),
      emitBusy: emit((_, { busy }: { busy: boolean }) => ({ type: 'others.changed' as const, busy })),
      emitFull: emit(notice('warning', { key: 'batchFull' })),
    },
  });
