import { chartModel } from '../kit/model.ts';
import { freshnessMachine } from './freshness.machine.ts';
import { selectIsReloading, selectOffersReload } from './freshness.selectors.ts';

export const freshnessModel = chartModel({
  name: 'freshness',
  machine: freshnessMachine,
  inputs: [{ build: 'A' }],
  events: {
    'tab.returned': [{}],
    'chunk.failed': [{ href: '/pricing' }, { href: null }],
    'work.began': [{ work: 'payment' }, { work: 'form' }],
    'work.ended': [{ work: 'payment' }],
    'reload.accepted': [{}],
    'reload.declined': [{}],
  },
  outcomes: {
    fetchLatestBuild: { done: [{ id: 'A' }, { id: 'B' }], error: [new Error('offline')] },
    claimReload: { done: [{ granted: true }, { granted: false }], error: [new Error('storage is blocked')] },
    reloadPage: { done: [undefined], error: [new Error('prevented')] },
  },
  invariants: {
    'no reload is claimed over work': (snapshot) => !snapshot.matches('claiming') || snapshot.context.work.length === 0,
    'the running build is never taken for a newer one': ({ context }) => context.latest !== context.build,
  },
  shows: {
    checking: (snapshot) => !selectOffersReload(snapshot),
    resting: (snapshot) => !selectOffersReload(snapshot) && !selectIsReloading(snapshot),
    confirming: (snapshot) => !selectOffersReload(snapshot) && !selectIsReloading(snapshot),
    deciding: () => false,
    claiming: (snapshot) => !selectOffersReload(snapshot),
    reloading: selectIsReloading,
    offering: selectOffersReload,
  },
});
