import { assign, emit, raise, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type {
  Changed,
  LaunchpadContext,
  LaunchpadEvent,
  LaunchpadTypes,
  Listed,
  Look,
  Pack,
  PackChange,
  PackName,
} from './launchpad.types.ts';

export const nothingRead: LaunchpadContext = { packs: [], operator: false, change: null };

const isListed = (look: Look): look is Listed => look !== null && typeof look === 'object';
const packOf = (event: LaunchpadEvent): PackName => asserted(event, 'pack.added', 'pack.paused', 'pack.resumed', 'pack.removed').name;

export const launchpadSetup = setup({
  types: {} as LaunchpadTypes,
  actors: {
    confirmation: confirmationMachine,
    lookAtPacks: port<Look>('lookAtPacks'),
    changePack: port<Changed, PackChange>('changePack'),
  },
  delays: { packInterval: times.packInterval },
})
  .extend({
    guards: {
      isList: (_, look: Look) => isListed(look),
      isMissing: (_, look: Look) => look === 'missing',
      isLocked: (_, look: Look) => look === 'locked',
      isConfirmed: (_, { confirmed }: ConfirmationOutput) => confirmed,
      isChanged: (_, answer: Changed) => 'packs' in answer,
      /** Whether the pack of the event is in one of these states. */
      isPackIn: ({ context, event }, { states }: { states: readonly Pack['state'][] }) => {
        const name = packOf(event);
        return context.packs.some((pack) => pack.name === name && states.includes(pack.state));
      },
      isSomeFetched: ({ context }) => context.packs.some(({ state }) => state === 'fetching'),
    },
  })
  .extend({
    actions: {
      forget: assign(nothingRead),
      assignPacks: assign((_, look: Look) => (isListed(look) ? { packs: look.packs, operator: look.operator } : {})),
      assignChanged: assign((_, answer: Changed) => ('packs' in answer ? { packs: answer.packs, change: null } : {})),
      assignChange: assign(({ event }, { change }: Pick<PackChange, 'change'>) => ({
        change: { name: packOf(event), change },
      })),
      clearChange: assign({ change: null }),
      raiseRead: raise({ type: 'packs.read' }),
      emitRefusal: emit((_, answer: Changed) => notice('error', required('refusal' in answer ? answer.refusal : null, 'refusal'))),
      emitUnanswered: emit(unanswered),
    },
  });
