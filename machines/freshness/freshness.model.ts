import { times } from '../../contract/facts/times.ts';
import { askedOf, asksExactly, leadsTo, onlyWith, starts, took, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { freshnessMachine } from './freshness.machine.ts';
import { selectAsksReload, selectIsReloading, selectLosesWork, selectOffersReload, type FreshnessSnapshot } from './freshness.selectors.ts';
import type { Survey } from './freshness.types.ts';

const survey = (found: Partial<Survey>): Survey => ({ now: times.reloadGuard, work: [], reloads: null, ...found });

/** The answer of this invocation of an actor in a step; undefined in any other step. */
const answerOf = <Answer>({ gesture, event }: Observed, id: string): Answer | undefined =>
  gesture.startsWith('done.') && event['actorId'] === id ? (event['output'] as Answer) : undefined;
const hasFailed = ({ gesture, event }: Observed, id: string) => gesture.startsWith('failed.') && event['actorId'] === id;

/** Never over work, never within ten seconds, once per build (spec §4, §9). */
const mayReload = ({ now, work, reloads }: Survey) =>
  work.length === 0 && (reloads === null || (now - reloads.at >= times.reloadGuard && !reloads.builds.includes('A')));
/** A job goes on without the page. */
const isLosing = ({ work }: Survey) => work.some((each) => each !== 'job');

/** Whether the tab must now report what a reload would lose. */
function isSurveyDue(way: readonly Observed[]): boolean | null {
  const step = way.at(-1)!;
  if (step.gesture === 'reload.requested') return true;
  const latest = answerOf<{ id: string }>(step, 'fetchLatestBuild');
  // A build that was declined is not offered again, which has a test of its own.
  if (latest && way.some(({ gesture }) => gesture === 'reload.declined')) return latest.id === 'A' ? false : null;
  if (latest) return latest.id !== 'A';
  const confirmed = answerOf<{ id: string }>(step, 'confirmSite');
  if (!confirmed) return false;
  return confirmed.id !== 'A' || way.findLast(({ gesture }) => gesture === 'chunk.failed')?.event['href'] !== null;
}

/** Whether the page is to reload. */
function isReloadDue(step: Observed): boolean {
  if (step.gesture === 'reload.accepted') return step.deeds.length > 0;
  const weighed = answerOf<Survey>(step, 'weighReload');
  if (weighed) return !isLosing(weighed);
  return hasFailed(step, 'weighReload') || answerOf<{ isKept: boolean }>(step, 'rememberReload')?.isKept === true;
}

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
    'a reload is offered only for a newer build': (snapshot) => !selectOffersReload(snapshot) || snapshot.context.latest === 'B',
    'the running build is never taken for a newer one': ({ context }) => context.latest !== context.build,
  },
  rules: {
    'the latest build is asked for at the start, every five minutes, in a tab that returns and when a part is missing': onlyWith(
      starts('fetchLatestBuild'),
      took('start', 'after.checkInterval', 'tab.returned', 'chunk.failed'),
      'it asks without a reason',
    ),
    'it is always asked for at the start and when its time has come': leadsTo(
      took('start', 'after.checkInterval'),
      starts('fetchLatestBuild'),
      'it does not ask',
    ),
    'the tab is surveyed for a newer build, for a page that is lost, and before a reload that the user wants': (way) => {
      const [is, due] = [starts('surveyTab')(way.at(-1)!), isSurveyDue(way)];
      return due === null || is === due ? null : `it is ${is ? '' : 'not '}surveyed`;
    },
    'a reload without a question is stored first, and only where nothing stands against it': asksExactly('rememberReload', (step) => {
      const survey = answerOf<Survey>(step, 'surveyTab');
      return survey && mayReload(survey) ? { at: survey.now, builds: [...(survey.reloads?.builds ?? []), 'A'] } : undefined;
    }),
    'it reloads when that is stored, when the user agrees, and when nothing is lost': (way) => {
      const [is, due] = [starts('reloadPage')(way.at(-1)!), isReloadDue(way.at(-1)!)];
      return is === due ? null : `it ${is ? 'reloads' : 'does not reload'}`;
    },
    'it reloads the page that was wanted': (way) => {
      const asked = askedOf('reloadPage')(way.at(-1)!) as { href: string | null } | undefined;
      const wanted = way.findLast(({ gesture }) => gesture === 'reload.requested' || gesture === 'reload.declined');
      const isWeighed = way.at(-1)!.event['actorId'] === 'weighReload';
      if (!asked || !isWeighed) return null;
      return asked.href === wanted?.event['href'] ? null : `it reloads ${asked.href}`;
    },
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
