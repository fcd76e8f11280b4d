import { output } from '../kit/output.ts';
import { endOf, secondStepSetup } from './secondStep.setup.ts';
import type { SecondStepOutput } from './secondStep.types.ts';

/**
 * Asks for a proof of the second factor: a code of the app, a recovery code or a passkey. A chart whose action needs one invokes this one, and
 * continues or gives up by its output.
 */
export const secondStepMachine = secondStepSetup.createMachine({
  id: 'secondStep',
  description: 'A proof of the second factor that another chart waits for.',
  context: ({ input }) => ({ ...input, code: '', refusal: null, token: null }),
  initial: 'deciding',
  output: ({ event }) => event.output as SecondStepOutput,
  states: {
    deciding: {
      description: 'Whether a passkey was chosen already is decided.',
      always: [{ guard: 'takesCode', target: 'asked' }, { target: 'usingPasskey' }],
    },
    asked: {
      description: 'The code is being typed, or a passkey chosen.',
      on: {
        'code.submitted': { target: 'checking', actions: 'assignCode' },
        'passkey.chosen': { target: 'usingPasskey', actions: 'clearRefusal' },
        'step.abandoned': 'abandoned',
      },
    },
    checking: {
      description: 'The code is being checked.',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context: { subject, code } }) => ({ subject, code }),
        onDone: [
          { guard: { type: 'isPassed', params: output }, target: 'passed', actions: { type: 'assignToken', params: output } },
          { target: 'asked', actions: { type: 'assignRefusal', params: output } },
        ],
        onError: { target: 'asked', actions: ['clearCode', 'emitUnanswered'] },
      },
    },
    usingPasskey: {
      description: 'The browser asks for the passkey, and its answer is being checked.',
      on: { 'step.abandoned': 'abandoned' },
      invoke: {
        id: 'provePasskey',
        src: 'provePasskey',
        input: ({ context: { subject, alone } }) => ({ subject, alone }),
        onDone: [
          { guard: { type: 'isPassed', params: output }, target: 'passed', actions: { type: 'assignToken', params: output } },
          { guard: { type: 'isRefused', params: output }, target: 'asked', actions: { type: 'assignRefusal', params: output } },
          // The browser’s own window was closed, so nothing needs to be announced.
          { target: 'asked' },
        ],
        onError: { target: 'asked', actions: 'emitUnanswered' },
      },
    },
    passed: { description: 'The factor is proved: the action continues.', type: 'final', output: ({ context }) => endOf(context, true) },
    abandoned: { description: 'The step was left: the action is given up.', type: 'final', output: ({ context }) => endOf(context, false) },
  },
});
