import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import type { Refusal } from '../kit/outcome.ts';
import { port } from '../kit/placeholder.ts';
import { proofOf } from '../kit/proof.ts';
import { required } from '../kit/required.ts';
import { secondStepMachine } from '../secondStep/secondStep.machine.ts';
import type { SecondStepOutput } from '../secondStep/secondStep.types.ts';
import { recoveryCodes } from './secondFactor.types.ts';
import type { Added, AppConfirmation, Begun, Factor, NewPasskey, SecondFactorContext, SecondFactorTypes } from './secondFactor.types.ts';

/** An empty form. */
export const noForm = { app: null, typed: '', proof: '' } satisfies Partial<SecondFactorContext>;

/** What is sent to add the factor of the form. */
export const newFactorOf = (context: SecondFactorContext): { app: AppConfirmation } | { passkey: NewPasskey } =>
  context.app
    ? { app: { app: context.typed.trim(), ...proofOf(context) } }
    : { passkey: { name: context.typed.trim(), ...proofOf(context) } };

const base = setup({
  types: {} as SecondFactorTypes,
  actors: {
    secondStep: secondStepMachine,
    loadFactor: port<Factor | null>('loadFactor'),
    setUpApp: port<Begun>('setUpApp'),
    sendCode: port<Refusal, { email: string }>('sendCode'),
    addFactor: port<Added, ReturnType<typeof newFactorOf>>('addFactor'),
  },
});

/** The ports, guards and actions of the second factors. */
export const secondFactorSetup = base
  .extend({
    guards: {
      isLoaded: (_, factor: Factor | null) => factor !== null,
      isBegun: (_, begun: Begun) => 'app' in begun,
      isCodeNeeded: ({ context }) => !context.hasPassword,
      isFilled: ({ context }) => context.typed.trim() !== '' && context.proof !== '',
      isDone: (_, refusal: Refusal) => refusal === null,
      hasRecovery: (_, added: Added) => added !== null && 'recovery' in added && added.recovery !== null,
      isAdded: (_, added: Added) => added !== null && 'recovery' in added,
      isRefused: (_, added: Added) => added !== null && 'refusal' in added,
      isRenewed: (_, { passed, subject }: SecondStepOutput) => passed && subject === recoveryCodes,
      isPassed: (_, { passed }: SecondStepOutput) => passed,
    },
  })
  .extend({
    actions: {
      assignFactor: assign((_, factor: Factor | null) => ({ factor })),
      assignApp: assign((_, begun: Begun) => ({ ...noForm, app: 'app' in begun ? begun.app : null })),
      assignTyped: assign({ typed: ({ event }) => asserted(event, 'factor.typed').value }),
      assignProof: assign({ proof: ({ event }) => asserted(event, 'proof.changed').value }),
      clearForm: assign(noForm),
      assignRecovery: assign((_, added: Added) => ({ ...noForm, recovery: added && 'recovery' in added ? added.recovery : null })),
      clearRecovery: assign({ recovery: null }),
      assignRemoving: assign({ proving: ({ event }) => asserted(event, 'removal.asked').subject }),
      assignRenewing: assign({ proving: recoveryCodes }),
      assignRenewed: assign((_, { token }: SecondStepOutput) => ({ recovery: required(token, 'codes').split('\n'), proving: null })),
      clearProving: assign({ proving: null }),
      emitCodeSent: emit(notice('success', { key: 'operationSucceeded' })),
      emitRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
      emitNotBegun: emit((_, begun: Begun) => notice('error', required('refusal' in begun ? begun.refusal : null, 'refusal'))),
      emitNotAdded: emit((_, added: Added) => notice('error', required(added && 'refusal' in added ? added.refusal : null, 'refusal'))),
      emitUnanswered: emit(unanswered),
    },
  });
