import type { Who } from '../credits/credits.types.ts';
import { chartModel } from '../kit/model.ts';
import { creationsMachine } from './creations.machine.ts';
import {
  selectCancelling,
  selectCreations,
  selectCreationsPhase,
  selectHasMore,
  selectUndoable,
  type CreationsSnapshot,
} from './creations.selectors.ts';
import type { Creation } from './creations.types.ts';

/** A sample creation for tests of lists. */
export const creation = (id: string): Creation => ({
  id,
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'succeeded',
  progress: 1,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
  createdAt: '2026-11-21T12:00:00.000Z',
});

const running: Creation = { ...creation('b'), status: 'running', progress: 0.4 };
const firstPage = { items: [creation('a'), running], next: 'cursor' };
const lastPage = { items: [creation('c')], next: null };

const listed = ({ context }: CreationsSnapshot) => context.items[0]?.id ?? 'nothing';
/** A filtered list behaves like the whole one, so it is walked only until it is shown. */
const isWhole = ({ context }: CreationsSnapshot) => context.filter === null;
/** Removing does the same in every state of the list, so it is walked in one where nothing is loading. */
const isStill = (snapshot: CreationsSnapshot) => isWhole(snapshot) && ['ready', 'empty'].includes(selectCreationsPhase(snapshot));

/** A removal that waits for the next user leads nowhere new, so it is not walked on from. */
export const somebodyElse = (snapshot: CreationsSnapshot): { who: Who }[] => {
  if (snapshot.context.owed.length > 0) return [];
  return [{ who: snapshot.matches({ removal: 'none', deletion: 'idle' }) ? 'user' : 'visitor' }];
};

export const creationsModel = chartModel({
  name: 'creations',
  machine: creationsMachine,
  inputs: [{}, { isOwnerKnown: false }],
  events: {
    'creations.shown': [{}],
    'tab.returned': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{}] : []),
    'more.requested': (snapshot: CreationsSnapshot) => (isWhole(snapshot) ? [{}] : []),
    'retry.pressed': [{}],
    'tool.chosen': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{ tool: 'ai-face-swap' }] : []),
    'creation.removed': (snapshot: CreationsSnapshot) =>
      isStill(snapshot) && snapshot.context.doomed.length === 0 ? [{ id: listed(snapshot) }] : [],
    'removal.undone': (snapshot: CreationsSnapshot) => (snapshot.matches({ removal: 'undoable' }) ? [{}] : []),
    'deletion.due': [],
    'deletion.settled': [],
    'creations.left': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{}] : []),
    'job.ended': (snapshot: CreationsSnapshot) => (isWhole(snapshot) ? [{}] : []),
    'jobs.reported': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{ underWay: [{ id: 'b', progress: 0.6 }] }] : []),
    'cancel.pressed': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{ id: 'b' }] : []),
    'session.changed': somebodyElse,
  },
  outcomes: {
    loadPage: {
      done: ({ context }: CreationsSnapshot) =>
        context.next === null ? [firstPage, lastPage, { items: [], next: null }, null] : [lastPage, null],
      error: [new Error('offline')],
    },
    cancelJob: { done: [{ ...running, status: 'cancelled' as const }, null], error: [new Error('offline')] },
    deleteCreations: {
      done: ({ context: { doomed, due } }: CreationsSnapshot) => {
        const ids = [...due, ...doomed.map(({ item }) => item.id)];
        return [
          { gone: ids, owed: [], kept: [], hasBroken: false },
          { gone: [], owed: ids, kept: [], hasBroken: false },
          { gone: [], owed: [], kept: ids, hasBroken: false },
          { gone: [], owed: [], kept: ids, hasBroken: true },
        ];
      },
      error: [new Error('offline')],
    },
  },
  project: ({ items, next, filter, removed, doomed, cancelling }) => ({
    items: items.length,
    more: next !== null,
    filter,
    removed: removed !== null,
    cancelling: cancelling !== null,
    doomed: Math.min(doomed.length, 1),
  }),
  invariants: {
    'what can be undone is not listed': (snapshot) => selectCreations(snapshot).every(({ id }) => id !== selectUndoable(snapshot)?.id),
    'nothing is listed twice': ({ context }) => new Set(context.items.map(({ id }) => id)).size === context.items.length,
    'nothing of a session that has ended is listed': ({ context: { items, owed, due } }) =>
      items.every(({ id }) => !due.includes(id)) && (owed.length === 0 || due.length === 0),
    'an undo is offered exactly while there is something to put back': (snapshot) =>
      snapshot.matches({ removal: 'undoable' }) === (selectUndoable(snapshot) !== null),
  },
  shows: {
    'list.hidden': (snapshot) => selectCreations(snapshot).length === 0,
    'list.awaitingOwner': (snapshot) => selectCreations(snapshot).length === 0,
    'list.loading': (snapshot) => selectCreationsPhase(snapshot) === 'loading',
    'list.deciding': () => false,
    'list.ready': (snapshot) => selectCreations(snapshot).length > 0 || selectHasMore(snapshot),
    'list.refreshing': (snapshot) => selectCreationsPhase(snapshot) === 'refreshing',
    'list.loadingMore': selectHasMore,
    'list.moreFailed': selectHasMore,
    'list.empty': (snapshot) => selectCreations(snapshot).length === 0 && !selectHasMore(snapshot),
    'list.failed': (snapshot) => selectCreationsPhase(snapshot) === 'failed',
    'removal.none': (snapshot) => selectUndoable(snapshot) === null,
    'removal.undoable': (snapshot) => selectUndoable(snapshot) !== null,
    'cancellation.none': (snapshot) => selectCancelling(snapshot) === null,
    'cancellation.cancelling': (snapshot) => selectCancelling(snapshot) === 'b',
    'deletion.idle': ({ context }) => context.doomed.length + context.due.length === 0,
    'deletion.deciding': () => false,
    'deletion.deleting': () => true,
  },
});
