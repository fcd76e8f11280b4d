import { limits } from '../../contract/facts/limits.ts';
import type { AnyEventObject } from 'xstate';
import { emits, exactlyWith, leadsTo, sends, sentTo, took, type Observed, type When } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { batchMachine } from './batch.machine.ts';
import { selectCount, selectHasRoom, selectIsBusy, selectItems, type BatchSnapshot } from './batch.selectors.ts';

const photo = (ref: string) => ({ ref, name: `${ref}.jpg`, type: 'image/jpeg', size: 9 });
const stored = { name: '01JD.png', url: '/files/01JD.png', width: 8, height: 6, type: 'image/png', size: 9 };
const more = Array.from({ length: limits.batch }, (_, index) => photo(`photo-${index}`));

const shown = (ref: string) => ({ values: { cut: 'net' }, files: { image: { ref, stored: null } } });

/** The places of the images whose charts a step did this to. */
const placesOf = ({ deeds }: Observed, does: 'ask' | 'stop'): string =>
  deeds
    .flatMap((deed) => (deed.does === does && deed.name === 'image' ? [deed.id.replace('image:', '')] : []))
    .toSorted()
    .join();
const emittedOf = ({ deeds }: Observed, type: string): AnyEventObject[] =>
  deeds.flatMap((deed) => (deed.does === 'emit' && deed.fact.type === type ? [deed.fact] : []));
const listed = (places: readonly number[]): string => places.map(String).toSorted().join();
/** The last step so far in which something is so. */
const lastOf = (way: readonly Observed[], when: When): Observed | undefined => way.findLast(when);

const all = ['none', 'working', 'ended'] as const;
const isFew = ({ context }: BatchSnapshot) => context.items.length < 2;
/** What is passed on does not depend on the form or on who is here. */
const isPlain = ({ context }: BatchSnapshot) => context.first === null && context.who === 'visitor' && context.items.length < 2;
const isEmpty = ({ context }: BatchSnapshot) => context.items.length === 0;
const first = ({ context }: BatchSnapshot) => context.items[0]?.place ?? 0;

export const batchModel = chartModel({
  name: 'batch',
  machine: batchMachine,
  inputs: [{ tool: 'ai-background-remover', who: 'visitor', slot: 'image', dependents: ['mask'] }],
  events: {
    'images.given': (snapshot: BatchSnapshot) => (isFew(snapshot) ? [{ files: [photo('cat')] }, { files: more }] : []),
    'form.shown': [shown('a.jpg'), shown('b.jpg'), { values: {}, files: {} }],
    'image.stored': (snapshot: BatchSnapshot) => (isPlain(snapshot) ? [{ place: first(snapshot), stored, isLost: false }] : []),
    'file.reported': (snapshot: BatchSnapshot) =>
      isFew(snapshot) && !isEmpty(snapshot)
        ? [
            { place: first(snapshot), stored, isLost: false },
            { place: first(snapshot), stored: null, isLost: true },
          ]
        : [],
    'item.removed': (snapshot: BatchSnapshot) => (isFew(snapshot) ? [{ place: first(snapshot) }] : []),
    'item.changed': (snapshot: BatchSnapshot) => (isPlain(snapshot) ? [{ place: first(snapshot), progress: 'working' as const }] : []),
    'job.reported': (snapshot: BatchSnapshot) => {
      const { items } = snapshot.context;
      if (items.length > 2) return [];
      // A second image is there to work beside the first one.
      const progress = items.length === 1 ? all : snapshot.matches('making') ? (['ended'] as const) : (['working'] as const);
      return items.flatMap(({ place }) => progress.map((each) => ({ place, progress: each })));
    },
    'items.changed': [],
    'batch.submitted': [{}],
    'form.judged': [{ accepted: true }, { accepted: false }],
    'session.changed': [{ who: 'user' as const }, { who: 'visitor' as const }],
    'batch.recalled': [{ items: [] }, { items: [{ place: 4, stored }] }],
  },
  outcomes: { image: { done: [], error: [] } },
  // Which images they are does not change the situation.
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
    'an image that is lost is neither counted nor paid': (snapshot) =>
      selectCount(snapshot) === selectItems(snapshot).filter(({ isLost }) => !isLost).length,
    'each image has a chart of its own, and no other has': ({ context, children }) =>
      listed(context.items.map(({ place }) => place)) ===
      Object.keys(children)
        .filter((id) => id !== 'batchMemory')
        .map((id) => id.replace('image:', ''))
        .toSorted()
        .join(),
    'images are here exactly in the states that are for them': (snapshot) => isEmpty(snapshot) === snapshot.matches('empty'),
    'a submit waits exactly while the form is judged or a job is under way': (snapshot) =>
      selectIsBusy(snapshot) === (snapshot.matches('judging') || selectItems(snapshot).some(({ progress }) => progress === 'working')),
  },
  rules: {
    'an image that is added or recalled gets a chart, which ends when it is dropped': (way) => {
      const step = way.at(-1)!;
      const begun = [...emittedOf(step, 'items.added'), ...emittedOf(step, 'items.recalled')].flatMap(
        ({ items }) => items as { place: number }[],
      );
      if (placesOf(step, 'ask') !== listed(begun.map(({ place }) => place))) return 'its chart is missing, or another one started';
      const dropped = emittedOf(step, 'items.dropped').flatMap(({ places }) => places as number[]);
      if (step.gesture === 'session.changed') return null;
      return placesOf(step, 'stop') === listed(dropped) ? null : 'its chart is still there, or another one ended';
    },
    'every change of the images is stored': leadsTo(
      (step) => placesOf(step, 'ask') + placesOf(step, 'stop') !== '' && step.gesture !== 'batch.recalled',
      sends('batchMemory', 'batch.noted'),
      'it is not stored',
    ),
    'what a chart reports about its file is stored': exactlyWith(
      (step) => step.gesture === 'file.reported',
      (step) => step.gesture === 'file.reported' && sends('batchMemory', 'batch.noted')(step),
      'the file is not stored',
    ),
    'facts of an image that is here are passed on to its chart': (way) => {
      const step = way.at(-1)!;
      if (step.gesture !== 'image.stored' && step.gesture !== 'item.changed') return null;
      const isHere = way.some((each) => placesOf(each, 'ask').split(',').includes(String(step.event['place'])));
      const sent = sentTo('image', step.gesture)(step);
      if (sent && JSON.stringify(sent) !== JSON.stringify(step.event)) return 'something else is passed on';
      return sent && !isHere ? 'an image that was never here is sent something' : null;
    },
    'the form receives a report whenever the first job begins and the last one ends': (way) => {
      const reported = way.flatMap((step) => emittedOf(step, 'others.changed').map(({ busy }) => busy as boolean));
      return reported.every((busy, index) => busy === (index % 2 === 0)) ? null : 'the same is reported twice';
    },
    'jobs start only when the form was found right': exactlyWith(
      emits('items.started'),
      (step) => step.gesture === 'form.judged' && step.event['accepted'] === true && step.deeds.length > 0,
      'jobs start by something else, or do not start',
    ),
    'jobs get the values of the submit, without what belongs to the first image': (way) => {
      const started = emittedOf(way.at(-1)!, 'items.started')[0];
      if (!started) return null;
      const submit = way.findLastIndex(({ gesture }) => gesture === 'batch.submitted');
      const form = lastOf(way.slice(0, submit), took('form.shown')) ?? lastOf(way, took('form.shown'));
      return JSON.stringify(started['values']) === JSON.stringify(form?.event['values'] ?? {}) ? null : 'other values are used';
    },
    'too many images are reported': exactlyWith(
      emits('notice.raised'),
      (step) => step.gesture === 'images.given' && (step.event['files'] as unknown[]).length >= limits.batch,
      'it is not reported, or reported without a reason',
    ),
  },
  shows: {
    empty: (snapshot) => selectCount(snapshot) === 0 && selectHasRoom(snapshot),
    gathered: (snapshot) => selectItems(snapshot).length > 0 && !selectIsBusy(snapshot),
    judging: selectIsBusy,
    deciding: () => false,
    making: selectIsBusy,
  },
});
