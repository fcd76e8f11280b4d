import { assign, emit, setup } from 'xstate';
import { isPassword } from '../../contract/facts/account.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import type { Refusal } from '../kit/outcome.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { NewPassword, PasswordChangeTypes, Secret } from './passwordChange.types.ts';

/** Nothing is typed yet. */
export const noSecret: Secret = { present: '', next: '' };

const base = setup({
  types: {} as PasswordChangeTypes,
  actors: { replacePassword: port<Refusal, { change: NewPassword }>('replacePassword') },
});

/** The port, guards and actions of the change of the password. */
export const passwordChangeSetup = base
  .extend({
    guards: {
      hasPassword: ({ context }) => context.hasPassword,
      isTyped: ({ context: { secret } }) => secret.present !== '' && isPassword(secret.next),
      isDone: (_, refusal: Refusal) => refusal === null,
    },
  })
  .extend({
    actions: {
      assignSecret: assign(({ context, event }) => {
        const { field, value } = asserted(event, 'password.typed');
        return { secret: { ...context.secret, [field]: value } };
      }),
      clearSecret: assign({ secret: noSecret }),
      emitReplacedNotice: emit(notice('success', { key: 'passwordReplaced' })),
      emitReplaced: emit({ type: 'password.replaced' }),
      emitRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
      emitUnanswered: emit(unanswered),
    },
  });
