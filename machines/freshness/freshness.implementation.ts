import { assign } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { required } from '../kit/required.ts';
import { isLost } from './freshness.rules.ts';
import type { FreshnessTypes, Survey, Work } from './freshness.types.ts';

export const actions = actionsOf<FreshnessTypes>()({
  keepLatest: assign((_, { id }: { id: string }) => ({ latest: id, href: null })),
  noteLatest: assign(({ context }, { id }: { id: string }) => ({ latest: id === context.build ? null : id })),
  keepFailedHref: assign(({ event }) => ({ href: asserted(event, 'chunk.failed').href })),
  keepRequestedHref: assign(({ event }) => ({ href: asserted(event, 'reload.requested').href })),
  forgetHref: assign({ href: null }),
  declineLatest: assign(({ context }) => ({ declined: context.latest, href: null })),
  keepSurvey: assign((_, survey: Survey) => ({ survey })),
});

export const guards = guardsOf<FreshnessTypes>()({
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
});
