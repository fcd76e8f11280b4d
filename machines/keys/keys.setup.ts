import { assign, emit, setup } from 'xstate';
import { keyScopes, type KeyScope } from '../../contract/facts/keys.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import type { Refusal } from '../kit/outcome.ts';
import { port } from '../kit/placeholder.ts';
import { proofOf } from '../kit/proof.ts';
import { required } from '../kit/required.ts';
import type { Keys, KeysContext, KeysTypes, MadeKey, NewKey } from './keys.types.ts';

/** An empty form. */
export const noForm = { name: '', scopes: [], proof: '' } satisfies Partial<KeysContext>;

/** The key of the form, with the proof. */
export const newKeyOf = (context: KeysContext): NewKey => ({
  name: context.name.trim(),
  scopes: [...context.scopes],
  ...proofOf(context),
});

/** The scopes with one more or one less, in their usual order. */
const toggled = (scopes: readonly KeyScope[], scope: KeyScope): KeyScope[] =>
  keyScopes.filter((other) => scopes.includes(other) !== (other === scope));

const base = setup({
  types: {} as KeysTypes,
  actors: {
    confirmation: confirmationMachine,
    listKeys: port<Keys>('listKeys'),
    sendCode: port<Refusal, { email: string }>('sendCode'),
    makeKey: port<MadeKey, { key: NewKey }>('makeKey'),
    copyKey: port<boolean, { secret: string }>('copyKey'),
    revokeKey: port<Refusal, { id: string }>('revokeKey'),
  },
});

/** The ports, guards and actions of the keys. */
export const keysSetup = base
  .extend({
    guards: {
      isListed: (_, keys: Keys) => keys !== null,
      isCodeNeeded: ({ context }) => !context.hasPassword,
      isFilled: ({ context }) => context.name.trim() !== '' && context.scopes.length > 0,
      isMade: (_, made: MadeKey) => 'item' in made,
      isCopied: (_, copied: boolean) => copied,
      isConfirmed: (_, { confirmed }: ConfirmationOutput) => confirmed,
      isDone: (_, refusal: Refusal) => refusal === null,
    },
  })
  .extend({
    actions: {
      assignKeys: assign((_, keys: Keys) => ({ keys: required(keys, 'keys') })),
      assignName: assign({ name: ({ event }) => asserted(event, 'name.changed').value }),
      toggleScope: assign(({ context, event }) => ({ scopes: toggled(context.scopes, asserted(event, 'scope.toggled').scope) })),
      assignProof: assign({ proof: ({ event }) => asserted(event, 'proof.changed').value }),
      clearForm: assign(noForm),
      assignMade: assign(({ context }, made: MadeKey) => {
        const { item, secret } = required('item' in made ? made : null, 'key');
        return { keys: [item, ...context.keys], secret, ...noForm };
      }),
      clearSecret: assign({ secret: null }),
      assignChosen: assign({ chosen: ({ event }) => asserted(event, 'revocation.asked').id }),
      clearChosen: assign({ chosen: null }),
      removeChosen: assign(({ context }) => ({ keys: context.keys.filter(({ id }) => id !== context.chosen), chosen: null })),
      emitCodeSent: emit(notice('success', { key: 'operationSucceeded' })),
      emitCopied: emit(notice('success', { key: 'copied' })),
      emitNotCopied: emit(notice('error', { key: 'copyFailed' })),
      emitNotMade: emit((_, made: MadeKey) => notice('error', required('refusal' in made ? made.refusal : null, 'refusal'))),
      emitRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
      emitUnanswered: emit(unanswered),
    },
  });
