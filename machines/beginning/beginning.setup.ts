import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { listenerPort } from '../kit/placeholder.ts';
import type { BeginningContext, BeginningTypes, SoundEvent, SoundPart, SoundReport } from './beginning.types.ts';

type Of = { context: BeginningContext; event: BeginningTypes['events'] };

/** Whether it is a report on the sound that is known already. */
const isSame = ({ context, event }: Of): boolean => asserted(event, 'sound.reported').job === context.job;
const statusIn = ({ event }: Of): SoundReport['status'] => asserted(event, 'sound.reported').status;
const partsIn = ({ event }: Of): SoundReport['parts'] => asserted(event, 'sound.reported').parts;
/** The address of a file without its signature, which is renewed. */
const fileOf = (part: SoundPart | undefined): string | undefined => part?.url.split('?')[0];
/** Whether the sound begins with another part than the known one: an engine that takes over makes it anew, and no two voices are mixed. */
const isAnother = (of: Of): boolean => fileOf(partsIn(of)[0]) !== fileOf(of.context.parts[0]);

/** The ports, guards and actions of the chart of a beginning. */
export const beginningSetup = setup({
  types: {} as BeginningTypes,
  actors: {
    watchSound: listenerPort<SoundReport>('watchSound'),
    playPart: listenerPort<SoundEvent, { url: string; from: number }>('playPart'),
  },
  actions: {
    assignSound: assign(({ event }) => {
      const { job, parts } = asserted(event, 'sound.reported');
      return { job, parts, at: 0, seconds: 0 };
    }),
    clearParts: assign({ parts: [], at: 0, seconds: 0 }),
    assignParts: assign(({ event }) => ({ parts: asserted(event, 'sound.reported').parts })),
    assignSeconds: assign(({ event }) => ({ seconds: asserted(event, 'sound.moved').seconds })),
    showNext: assign(({ context }) => ({ at: context.at + 1, seconds: 0 })),
  },
  guards: {
    isNew: (of) => !isSame(of),
    isFirstPart: (of) => (!isSame(of) || isAnother(of)) && statusIn(of) === 'making' && partsIn(of).length > 0,
    isWithdrawn: (of) => isSame(of) && isAnother(of) && statusIn(of) === 'making',
    isLost: (of) => isSame(of) && statusIn(of) === 'lost',
    isMade: (of) => isSame(of) && statusIn(of) === 'made',
    hasMore: (of) => isSame(of) && !isAnother(of) && statusIn(of) === 'making' && partsIn(of).length > of.context.parts.length,
    isNextThere: ({ context }) => context.parts.length > context.at + 1,
  },
});
