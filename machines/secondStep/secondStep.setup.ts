import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import type { Proved, SecondStepContext, SecondStepInput, SecondStepOutput, SecondStepTypes } from './secondStep.types.ts';

/** How the step ended. */
export const endOf = ({ subject, token }: SecondStepContext, passed: boolean): SecondStepOutput => ({ passed, subject, token });

export const secondStepSetup = setup({
  types: {} as SecondStepTypes,
  actors: {
    prove: port<Proved, { subject: string | null; code: string }>('prove'),
    provePasskey: port<Proved | null, SecondStepInput>('provePasskey'),
  },
  guards: {
    takesCode: ({ context }) => !context.alone,
    isPassed: (_, proved: Proved | null) => proved !== null && 'token' in proved,
    isRefused: (_, proved: Proved | null) => proved !== null && 'refusal' in proved,
  },
  actions: {
    assignCode: assign(({ event }) => ({ code: asserted(event, 'code.submitted').code, refusal: null })),
    clearCode: assign({ code: '' }),
    clearRefusal: assign({ refusal: null }),
    assignToken: assign((_, proved: Proved | null) => ({ token: proved && 'token' in proved ? proved.token : null, code: '' })),
    assignRefusal: assign((_, proved: Proved | null) => ({ refusal: proved && 'refusal' in proved ? proved.refusal : null, code: '' })),
    emitUnanswered: emit(unanswered),
  },
});
