import { emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { listingMachine } from './listing.machine.ts';
import { selectFilter, selectHasMoreItems, selectItems, selectListingPhase } from './listing.selectors.ts';

const page = (id: string, next: string | null) => ({ items: [{ id }], next });

export const listingModel = chartModel({
  name: 'listing',
  machine: listingMachine,
  inputs: [{}, { filter: 'video' }, { isOwnerKnown: false }],
  events: {
    'list.shown': [{}],
    'filter.chosen': [{ filter: 'image' }, { filter: null }],
    'more.requested': [{}],
    'retry.clicked': [{}],
    'list.outdated': [{}],
  },
  outcomes: {
    loadPage: {
      done: ({ context }) =>
        context.next === null ? [page('a', 'cursor'), page('a', null), { items: [], next: null }, null] : [page('b', null), null],
      error: [new Error('offline')],
    },
  },
  invariants: {
    'nothing is listed of a list that was not read': (snapshot) =>
      !['hidden', 'empty', 'failed'].includes(selectListingPhase(snapshot)) || selectItems(snapshot).length === 0,
    'more is loaded only where there is more': (snapshot) => !snapshot.matches('loadingMore') || selectHasMoreItems(snapshot),
  },
  rules: {
    'only what could not be asked is announced': emitsExactly({ 'failed.loadPage': () => [notice('error', { key: 'networkProblem' })] }),
  },
  shows: {
    hidden: (snapshot) => selectListingPhase(snapshot) === 'hidden',
    awaitingOwner: (snapshot) => selectItems(snapshot).length === 0,
    loading: (snapshot) => selectListingPhase(snapshot) === 'loading',
    ready: (snapshot) => selectItems(snapshot).length > 0,
    loadingMore: (snapshot) => selectItems(snapshot).length > 0 && selectHasMoreItems(snapshot),
    moreFailed: (snapshot) => selectItems(snapshot).length > 0 && selectHasMoreItems(snapshot),
    empty: (snapshot) => selectItems(snapshot).length === 0,
    failed: (snapshot) => selectFilter(snapshot) !== undefined && selectListingPhase(snapshot) === 'failed',
  },
});
