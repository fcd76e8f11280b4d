import { assign } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import type { FreshnessTypes } from './freshness.types.ts';

export const actions = actionsOf<FreshnessTypes>()({
  keepLatest: assign((_, { id }: { id: string }) => ({ latest: id, href: null })),
  keepFailedHref: assign(({ event }) => ({ href: asserted(event, 'chunk.failed').href })),
  declineLatest: assign(({ context }) => ({ declined: context.latest, href: null })),
  beginWork: assign(({ context, event }) => {
    const { work } = asserted(event, 'work.began');
    return { work: [...context.work.filter((other) => other !== work), work] };
  }),
  endWork: assign(({ context, event }) => {
    const { work } = asserted(event, 'work.ended');
    return { work: context.work.filter((other) => other !== work) };
  }),
});

export const guards = guardsOf<FreshnessTypes>()({
  isNewer: ({ context }, { id }: { id: string }) => id !== context.build && id !== context.declined,
  isAtWork: ({ context }) => context.work.length > 0,
  isGranted: (_, { granted }: { granted: boolean }) => granted,
});
