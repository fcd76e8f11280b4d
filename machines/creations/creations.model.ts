import type { Who } from '../credits/credits.types.ts';
import { askedOf, emits, type Observed } from '@iridia/chartkit/paths/over-time';
import { creation } from '../deletion/deletion.sample.ts';
import { chartModel } from '../kit/model.ts';
import { creationsMachine } from './creations.machine.ts';
import { selectCreations, selectCreationsPhase, selectHasMore, selectUndoable, type CreationsSnapshot } from './creations.selectors.ts';
import type { Creation } from './creation.ts';

const running: Creation = { ...creation('b'), status: 'running', progress: 0.4 };
const firstPage = { items: [creation('a'), running], next: 'cursor' };
const lastPage = { items: [creation('c')], next: null };

const listed = ({ context }: CreationsSnapshot) => context.items[0]?.id ?? 'nothing';
/** A filtered list behaves like the whole one, so it is walked only until it is shown. */
const isWhole = ({ context }: CreationsSnapshot) => context.filter === null;
/** Removing does the same in every state of the list, so it is walked in one where nothing is loading. */
const isStill = (snapshot: CreationsSnapshot) => isWhole(snapshot) && ['ready', 'empty'].includes(selectCreationsPhase(snapshot));

/** Who comes next: a user once nothing waits to be undone or deleted, and a visitor before. */
export const somebodyElse = (snapshot: CreationsSnapshot): { who: Who }[] => [
  { who: snapshot.matches({ removal: 'none' }) && snapshot.context.deleting.length === 0 ? 'user' : 'visitor' },
];

/** The creations whose charts a step did this to. */
const idsOf = ({ deeds }: Observed, does: 'ask' | 'stop', name: string): string[] =>
  deeds.flatMap((deed) => (deed.does === does && deed.name === name ? [deed.id.slice(name.length + 1)] : []));
const whoOf = ({ gesture, event }: Observed) => (gesture === 'session.changed' ? (event['who'] as Who) : null);

/** What is not listed is not removed. */
const removes = ({ gesture, event }: Observed) => gesture === 'creation.removed' && event['id'] !== 'nothing';
const endsRemoval = ({ gesture }: Observed) =>
  ['after.undoTime', 'creations.left', 'tool.chosen', 'session.changed', 'removal.undone'].includes(gesture);

export const creationsModel = chartModel({
  name: 'creations',
  machine: creationsMachine,
  inputs: [{}, { isOwnerKnown: false }],
  events: {
    'creations.shown': [{}],
    'tab.returned': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{}] : []),
    'more.requested': (snapshot: CreationsSnapshot) => (isWhole(snapshot) ? [{}] : []),
    'retry.clicked': [{}],
    'tool.chosen': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{ tool: 'ai-face-swap' }] : []),
    'creation.removed': (snapshot: CreationsSnapshot) =>
      isStill(snapshot) && snapshot.context.deleting.length === 0 ? [{ id: listed(snapshot) }] : [],
    'removal.undone': (snapshot: CreationsSnapshot) => (snapshot.matches({ removal: 'undoable' }) ? [{}] : []),
    'creation.restored': [],
    'creations.left': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{}] : []),
    'job.ended': (snapshot: CreationsSnapshot) => (isWhole(snapshot) ? [{}] : []),
    'jobs.reported': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{ underWay: [{ id: 'b', progress: 0.6 }] }] : []),
    'cancel.clicked': (snapshot: CreationsSnapshot) => (isStill(snapshot) ? [{ id: 'b' }] : []),
    'session.changed': somebodyElse,
  },
  outcomes: {
    loadPage: {
      done: ({ context }: CreationsSnapshot) =>
        context.next === null ? [firstPage, lastPage, { items: [], next: null }, null] : [lastPage, null],
      error: [new Error('offline')],
    },
    cancelJob: { done: [{ ...running, status: 'cancelled' as const }, null], error: [new Error('offline')] },
    deletion: {
      done: ({ context: { deleting } }: CreationsSnapshot) =>
        // A case does not know which of several charts it is the output of.
        (deleting.length === 1 ? deleting : []).flatMap((id) => {
          const restored = creation(id);
          return [
            { id, restored: null, isBroken: false },
            { id, restored, isBroken: false },
            { id, restored, isBroken: true },
          ];
        }),
      error: [],
    },
  },
  project: ({ items, next, filter, removed, deleting, cancelling }) => ({
    items: items.length,
    more: next !== null,
    filter,
    removed: removed !== null,
    cancelling: cancelling !== null,
    deleting: deleting.length,
  }),
  invariants: {
    'what can be undone is not listed': (snapshot) => selectCreations(snapshot).every(({ id }) => id !== selectUndoable(snapshot)?.id),
    'nothing is listed twice': ({ context }) => new Set(context.items.map(({ id }) => id)).size === context.items.length,
    'what the server has yet to delete is not listed': ({ context: { items, deleting } }) =>
      items.every(({ id }) => !deleting.includes(id)),
    'each deletion has a chart of its own, and no other has': ({ context: { deleting }, children }) =>
      [...deleting].toSorted().join() ===
      Object.keys(children)
        .flatMap((id) => (id.startsWith('deletion.') ? [id.slice('deletion.'.length)] : []))
        .toSorted()
        .join(),
    'a job is being canceled exactly while the server is asked': ({ context: { cancelling }, children }) =>
      (cancelling !== null) === Object.keys(children).some((id) => id.startsWith('cancelJob.')),
    'the newest is first': ({ context: { items } }) =>
      items.every(({ createdAt }, index) => index === 0 || items[index - 1]!.createdAt >= createdAt),
    'what was deleted is not listed': ({ context: { items, gone } }) => items.every(({ id }) => !gone.includes(id)),
    'an undo is offered exactly while there is something to put back': (snapshot) =>
      snapshot.matches({ removal: 'undoable' }) === (selectUndoable(snapshot) !== null),
  },
  rules: {
    'only what was removed is deleted, and what is brought back is not': (way) => {
      const open = new Set<string>();
      for (const step of way) {
        for (const id of idsOf(step, 'ask', 'deletion')) if (!open.delete(id)) return `"${id}" is deleted, which nobody removed`;
        if (removes(step)) open.add(String(step.event['id']));
        if (step.gesture === 'removal.undone') open.clear();
      }
      return open.size > 1 ? 'a removal is forgotten' : null;
    },
    'a removal that can no longer be undone is deleted at once': (way) => {
      const last = way.at(-1)!;
      const ends = ['after.undoTime', 'creations.left', 'tool.chosen', 'session.changed'].includes(last.gesture);
      const removal = way.findLastIndex(removes);
      const isOpen = removal >= 0 && removal < way.length - 1 && !way.slice(removal + 1, -1).some((step) => endsRemoval(step));
      if (!ends || !isOpen) return null;
      return idsOf(last, 'ask', 'deletion').length === 1 ? null : 'it is not deleted';
    },
    'a change of the session reaches each deletion, and passes on that its own has ended': (way) => {
      const last = way.at(-1)!;
      if (whoOf(last) === null) return null;
      const running = new Set<string>();
      for (const step of way) {
        for (const id of idsOf(step, 'ask', 'deletion')) running.add(id);
        if (step.gesture === 'done.deletion') running.delete((step.event['output'] as { id: string }).id);
      }
      const started = askedOf('deletion')(last) as { isOwed: boolean } | undefined;
      if (started?.isOwed === false) return 'a deletion starts as one of the session that is here';
      const sent = last.deeds.filter((deed) => deed.does === 'send' && deed.name === 'deletion');
      return sent.length === running.size ? null : 'a deletion does not receive it';
    },
    'the user receives a report of a deletion exactly when a request broke off': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      if (gesture !== 'done.deletion') return null;
      const isReported = deeds.some((deed) => deed.does === 'emit' && deed.fact.type === 'notice.raised');
      return isReported === (event['output'] as { isBroken: boolean }).isBroken
        ? null
        : 'the user receives a report without a reason, or none';
    },
    'a canceled job returns its credits, and any other answer is reported': (way) => {
      const last = way.at(-1)!;
      if (last.gesture !== 'done.cancelJob' && last.gesture !== 'failed.cancelJob') return null;
      const isCancelled = last.gesture === 'done.cancelJob' && last.event['output'] !== null;
      const isRight = isCancelled ? emits('credits.refreshRequested')(last) : emits('notice.raised')(last);
      return isRight && last.deeds.filter(({ does }) => does === 'emit').length === 1 ? null : 'another message, or none';
    },
    'one job is canceled at a time, and its actor ends with the answer': (way) => {
      let running = 0;
      for (const step of way) {
        running += idsOf(step, 'ask', 'cancelJob').length;
        if (running > 1) return 'a second one is asked for';
        if (/cancelJob|session/.test(step.gesture)) running = 0;
      }
      return null;
    },
    'the first page is asked for without a cursor, the next one with that of the list': (way) => {
      const asked = way.at(-1)!.deeds.find((deed) => deed.does === 'ask' && deed.name === 'loadPage');
      if (asked?.does !== 'ask') return null;
      const { cursor, filter } = asked.input as { cursor: string | null; filter: string | null };
      const chosen = way.findLast(({ gesture }) => gesture === 'tool.chosen');
      if (filter !== (chosen?.event['tool'] ?? null)) return 'another tool is asked for';
      return (cursor !== null) === (asked.id === 'loadMore') ? null : 'the wrong page is asked for';
    },
  },
  shows: {
    'list.hidden': (snapshot) => selectCreationsPhase(snapshot) === 'hidden' && selectCreations(snapshot).length === 0,
    'list.awaitingOwner': (snapshot) => selectCreationsPhase(snapshot) === 'loading' && selectCreations(snapshot).length === 0,
    'list.loading': (snapshot) => selectCreationsPhase(snapshot) === 'loading',
    'list.deciding': () => false,
    'list.listed.ready': (snapshot) => selectCreations(snapshot).length > 0 || selectHasMore(snapshot),
    'list.listed.refreshing': (snapshot) => selectCreationsPhase(snapshot) === 'refreshing',
    'list.listed.loadingMore': selectHasMore,
    'list.listed.moreFailed': selectHasMore,
    'list.blank.empty': (snapshot) => selectCreations(snapshot).length === 0 && !selectHasMore(snapshot),
    'list.blank.failed': (snapshot) => selectCreationsPhase(snapshot) === 'failed',
    'removal.none': (snapshot) => selectUndoable(snapshot) === null,
    'removal.undoable': (snapshot) => selectUndoable(snapshot) !== null,
  },
});
