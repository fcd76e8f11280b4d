import { assign, emit, sendTo } from 'xstate';
import type { Who } from '../credits/credits.types.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';
import { isForeign, ownerOf, roomBeside, savedOf, unfinished } from './batch.rules.ts';
import type { BatchItem, BatchNoted, BatchTypes, SavedItem } from './batch.types.ts';

export const actions = actionsOf<BatchTypes>()({
  addItems: assign(({ context }, { files }: { files: FileFacts[] }) => {
    const kept = unfinished(context.items);
    const added = files
      .slice(0, roomBeside(context.items))
      .map((_, index): BatchItem => ({ place: context.next + index, stored: null, progress: 'none' }));
    return { items: [...kept, ...added], next: context.next + added.length };
  }),
  recallItems: assign(({ context }, { items }: { items: SavedItem[] }) => ({
    // Who it is may be heard later.
    who: context.who ?? ownerOf(items),
    items: items.map(({ place, stored }): BatchItem => ({ place, stored, progress: 'none' })),
    next: Math.max(...items.map(({ place }) => place)) + 1,
  })),
  removeItem: assign(({ context }, { place }: { place: number }) => ({ items: context.items.filter((item) => item.place !== place) })),
  dropEnded: assign(({ context }) => ({ items: unfinished(context.items) })),
  noteStored: assign(({ context }, { place, stored }: { place: number; stored: StoredFile | null }) => ({
    items: context.items.map((item) => (item.place === place ? { ...item, stored } : item)),
  })),
  noteProgress: assign(({ context }, { place, progress }: { place: number; progress: BatchItem['progress'] }) => ({
    items: context.items.map((item) => (item.place === place ? { ...item, progress } : item)),
  })),
  noteWho: assign((_, { who }: { who: Who }) => ({ who })),
  clearItems: assign({ items: [] }),
  keepItems: sendTo('batchMemory', ({ context }): BatchNoted => ({
    type: 'batch.noted',
    tool: context.tool,
    items: savedOf(context),
  })),
  tellAdded: emit(({ context }, { files }: { files: FileFacts[] }) => ({
    type: 'items.added' as const,
    items: files.slice(0, roomBeside(context.items)).map((file, index) => ({ place: context.next + index, file })),
  })),
  tellRecalled: emit((_, { items }: { items: SavedItem[] }) => ({ type: 'items.recalled' as const, items })),
  tellStarted: emit(({ context }) => ({ type: 'items.started' as const, places: context.items.map(({ place }) => place) })),
  tellEndedDropped: emit(({ context }) => ({
    type: 'items.dropped' as const,
    places: context.items.filter(({ progress }) => progress === 'ended').map(({ place }) => place),
  })),
  tellDropped: emit((_, { place }: { place: number }) => ({ type: 'items.dropped' as const, places: [place] })),
  tellFull: emit(notice('warning', { key: 'batchFull' })),
});

export const guards = guardsOf<BatchTypes>()({
  isTooMany: ({ context }, { files }: { files: FileFacts[] }) => files.length > roomBeside(context.items),
  mayRecall: ({ context }, { items }: { items: SavedItem[] }) => items.length > 0 && !isForeign(context.who, items),
  isEmpty: ({ context }) => context.items.length === 0,
  isFilled: ({ context }) => context.items.length > 0,
  isRemovable: ({ context }, { place }: { place: number }) =>
    context.items.some((item) => item.place === place && item.progress !== 'working'),
  isWorking: ({ context }) => context.items.some(({ progress }) => progress === 'working'),
  isStill: ({ context }) => context.items.every(({ progress }) => progress !== 'working'),
  isAccepted: (_, { accepted }: { accepted: boolean }) => accepted,
  // A visitor who signs in takes the pictures along; whoever comes after a user must not see them.
  wasUser: ({ context }) => context.who === 'user',
});
