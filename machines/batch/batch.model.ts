import { limits } from '../../contract/facts/limits.ts';
import { chartModel } from '../kit/model.ts';
import { batchMachine } from './batch.machine.ts';
import { selectCount, selectHasRoom, selectIsBusy, selectItems, type BatchSnapshot } from './batch.selectors.ts';

const photo = (ref: string) => ({ ref, name: `${ref}.jpg`, type: 'image/jpeg', size: 9 });
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 9 };
const more = Array.from({ length: limits.batch }, (_, index) => photo(`photo-${index}`));

const shown = (ref: string) => ({ values: { cut: 'net' }, files: { image: { ref, stored: null } } });

const isFew = ({ context }: BatchSnapshot) => context.items.length < 2;
const first = ({ context }: BatchSnapshot) => context.items[0]?.place ?? 0;

export const batchModel = chartModel({
  name: 'batch',
  machine: batchMachine,
  inputs: [{ tool: 'ai-background-remover', who: 'visitor', slot: 'image', dependents: ['mask'] }],
  events: {
    'pictures.given': (snapshot: BatchSnapshot) => (isFew(snapshot) ? [{ files: [photo('cat')] }, { files: more }] : []),
    'form.shown': [shown('a.jpg'), shown('b.jpg'), { values: {}, files: {} }],
    'picture.stored': (snapshot: BatchSnapshot) =>
      isFew(snapshot)
        ? [
            { place: first(snapshot), stored, isLost: false },
            { place: first(snapshot), stored: null, isLost: true },
          ]
        : [],
    'item.removed': (snapshot: BatchSnapshot) => (isFew(snapshot) ? [{ place: first(snapshot) }] : []),
    'item.changed': (snapshot: BatchSnapshot) =>
      isFew(snapshot)
        ? [
            { place: first(snapshot), progress: 'working' as const },
            { place: first(snapshot), progress: 'ended' as const },
          ]
        : [],
    'batch.submitted': [{}],
    'form.judged': [{ accepted: true }, { accepted: false }],
    'session.changed': [{ who: 'user' as const }, { who: 'visitor' as const }],
    'batch.recalled': [{ items: [] }, { items: [{ place: 4, stored }] }],
  },
  outcomes: {},
  // Which pictures they are does not change the situation.
  project: ({ who, items, first }) => ({
    first,
    user: who === 'user',
    items: Math.min(items.length, 2),
    stored: items.some((item) => item.stored !== null),
    lost: items.some(({ isLost }) => isLost),
    progress: [...new Set(items.map(({ progress }) => progress))].toSorted(),
  }),
  invariants: {
    'there are never more than the limit, with the first one': ({ context }) => context.items.length < limits.batch,
    'no place is given twice': ({ context }) =>
      new Set(context.items.map(({ place }) => place)).size === context.items.length &&
      context.items.every(({ place }) => place < context.next),
    'a picture that is lost is neither counted nor paid': (snapshot) =>
      selectCount(snapshot) === selectItems(snapshot).filter(({ isLost }) => !isLost).length,
    'a press waits exactly while the form is judged or a job is under way': (snapshot) =>
      selectIsBusy(snapshot) === (snapshot.matches('judging') || selectItems(snapshot).some(({ progress }) => progress === 'working')),
  },
  shows: {
    empty: (snapshot) => selectCount(snapshot) === 0 && selectHasRoom(snapshot),
    gathered: (snapshot) => selectItems(snapshot).length > 0 && !selectIsBusy(snapshot),
    judging: selectIsBusy,
    making: selectIsBusy,
  },
});
