import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import type { Refusal } from '../kit/outcome.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { DevicesTypes } from './devices.types.ts';

/** The devices where the user is signed in, each of which can be signed out. */
export const devicesMachine = setup({
  types: {} as DevicesTypes,
  actors: { endSession: port<Refusal, { id: string }>('endSession') },
  guards: { isDone: (_, refusal: Refusal) => refusal === null },
  actions: {
    assignEnding: assign({ ending: ({ event }) => asserted(event, 'device.ended').id }),
    clearEnding: assign({ ending: null }),
    removeEnded: assign(({ context }) => ({ devices: context.devices.filter(({ id }) => id !== context.ending), ending: null })),
    removeOthers: assign(({ context }) => ({ devices: context.devices.filter(({ current }) => current) })),
    emitRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
    emitUnanswered: emit(unanswered),
  },
}).createMachine({
  id: 'devices',
  description: 'The devices where the user is signed in.',
  context: ({ input }) => ({ devices: input.devices, ending: null }),
  initial: 'listed',
  on: { 'password.replaced': { actions: 'removeOthers' } },
  states: {
    listed: {
      description: 'Each device can be signed out.',
      on: { 'device.ended': { target: 'ending', actions: 'assignEnding' } },
    },
    ending: {
      // Another device is ignored: one is signed out at a time, so that a refusal names the right one.
      description: 'A device is being signed out.',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ id: required(context.ending, 'device') }),
        onDone: [
          { guard: { type: 'isDone', params: output }, target: 'listed', actions: 'removeEnded' },
          { target: 'listed', actions: ['clearEnding', { type: 'emitRefusal', params: output }] },
        ],
        onError: { target: 'listed', actions: ['clearEnding', 'emitUnanswered'] },
      },
    },
  },
});
