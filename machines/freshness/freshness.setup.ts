import { assign, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { isLost } from './freshness.rules.ts';
import type { FreshnessEvent, FreshnessTypes, ReloadMemory, Survey, Work } from './freshness.types.ts';

const base = setup({
  types: {} as FreshnessTypes,
  actors: {
    fetchLatestBuild: port<{ id: string }>('fetchLatestBuild'),
    surveyTab: port<Survey>('surveyTab'),
    rememberReload: port<{ isKept: boolean }, ReloadMemory>('rememberReload'),
    reloadPage: port<void, { href: string | null }>('reloadPage'),
    watchTab: listenerPort<FreshnessEvent>('watchTab'),
  },
  delays: {
    checkInterval: times.freshnessInterval,
    reloadGuard: times.reloadGuard,
  },
});

export const freshnessSetup = base
  .extend({
    guards: {
      isNewer: ({ context }, { id }: { id: string }) => id !== context.build && id !== context.declined,
      isAnother: ({ context }, { id }: { id: string }) => id !== context.build,
      isPageLost: ({ context }) => context.href !== null,
      isLatest: ({ context }) => context.latest === null,
      wouldLose: ({ context }, { work }: { work: Work }) => required(context.survey, 'survey').work.includes(work),
      isAnythingLost: (_, survey: Survey) => isLost(survey),
      isReloadedWithin: ({ context }, { reloadGuard }: { reloadGuard: number }) => {
        const { now, reloads } = required(context.survey, 'survey');
        return reloads !== null && now - reloads.at < reloadGuard;
      },
      isReloadedBefore: ({ context }) => required(context.survey, 'survey').reloads?.builds.includes(context.build) ?? false,
      isKept: (_, { isKept }: { isKept: boolean }) => isKept,
    },
  })
  .extend({
    actions: {
      assignLatest: assign((_, { id }: { id: string }) => ({ latest: id, href: null })),
      assignConfirmed: assign(({ context }, { id }: { id: string }) => ({ latest: id === context.build ? null : id })),
      assignFailedHref: assign(({ event }) => ({ href: asserted(event, 'chunk.failed').href })),
      assignRequestedHref: assign(({ event }) => ({ href: asserted(event, 'reload.requested').href })),
      clearHref: assign({ href: null }),
      assignDeclined: assign(({ context }) => ({ declined: context.latest, href: null })),
      assignSurvey: assign((_, survey: Survey) => ({ survey })),
    },
  });
