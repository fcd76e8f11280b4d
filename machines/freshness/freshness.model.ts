import { times } from '../../contract/facts/times.ts';
import { chartModel } from '../kit/model.ts';
import { freshnessMachine } from './freshness.machine.ts';
import { selectAsksReload, selectIsReloading, selectLosesWork, selectOffersReload, type FreshnessSnapshot } from './freshness.selectors.ts';
import type { Survey } from './freshness.types.ts';

const survey = (found: Partial<Survey>): Survey => ({ now: times.reloadGuard, work: [], reloads: null, ...found });

export const freshnessModel = chartModel({
  name: 'freshness',
  machine: freshnessMachine,
  inputs: [{ build: 'A' }],
  events: {
    'tab.returned': [{}],
    'chunk.failed': [{ href: '/pricing' }, { href: null }],
    'reload.requested': (snapshot: FreshnessSnapshot) =>
      snapshot.matches('resting') || snapshot.matches('offering') ? [{ href: '/pricing' }, { href: null }] : [],
    'reload.accepted': [{}],
    'reload.declined': [{}],
  },
  outcomes: {
    fetchLatestBuild: { done: [{ id: 'A' }, { id: 'B' }], error: [new Error('offline')] },
    surveyTab: {
      done: [
        survey({}),
        ...(['job', 'payment', 'file', 'text'] as const).map((work) => survey({ work: [work] })),
        survey({ reloads: { at: 1, builds: [] } }),
        survey({ reloads: { at: 0, builds: [] } }),
        survey({ reloads: { at: 0, builds: ['A'] } }),
      ],
      error: [new Error('storage is blocked')],
    },
    rememberReload: { done: [{ isKept: true }, { isKept: false }], error: [new Error('storage is blocked')] },
    reloadPage: { done: [undefined], error: [new Error('prevented')] },
  },
  invariants: {
    'no reload is stored over work': (snapshot) => !snapshot.matches('remembering') || snapshot.context.survey?.work.length === 0,
    'nobody is asked where nothing is lost': (snapshot) => !selectAsksReload(snapshot) || selectLosesWork(snapshot),
    'the running build is never taken for a newer one': ({ context }) => context.latest !== context.build,
  },
  shows: {
    checking: (snapshot) => !selectOffersReload(snapshot),
    resting: (snapshot) => !selectOffersReload(snapshot) && !selectIsReloading(snapshot),
    confirming: (snapshot) => !selectOffersReload(snapshot) && !selectIsReloading(snapshot),
    surveying: (snapshot) => !selectOffersReload(snapshot) && !selectIsReloading(snapshot),
    deciding: () => false,
    weighing: (snapshot) => !selectOffersReload(snapshot) && !selectIsReloading(snapshot),
    asking: selectAsksReload,
    remembering: (snapshot) => !selectOffersReload(snapshot),
    reloading: selectIsReloading,
    offering: selectOffersReload,
  },
});
