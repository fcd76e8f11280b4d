import { output } from '../kit/output.ts';
import { noSecret, passwordChangeSetup } from './passwordChange.setup.ts';

/** The change of the password with the present one. */
export const passwordChangeMachine = passwordChangeSetup.createMachine({
  id: 'passwordChange',
  description: 'The change of the password with the present one.',
  context: ({ input }) => ({ hasPassword: input.hasPassword, secret: noSecret }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether the account has a password is decided.',
      always: [{ guard: 'hasPassword', target: 'kept' }, { target: 'absent' }],
    },
    absent: { description: 'The account has no password; it gets one with a mailed code, in the sign-in form.' },
    kept: {
      description: 'The password stays as it is.',
      on: { 'password.asked': 'asked' },
    },
    asked: {
      description: 'The present and the new password are being typed.',
      initial: 'answering',
      on: {
        'password.typed': { target: '.answering', actions: 'assignSecret' },
        'password.submitted': [{ guard: 'isTyped', target: 'changing' }, { target: '.unfit' }],
        'password.abandoned': { target: 'kept', actions: 'clearSecret' },
      },
      states: {
        answering: { description: 'Nothing is known to be wrong.' },
        unfit: { description: 'One of them is missing, or the new one is against the rule.' },
      },
    },
    changing: {
      description: 'The password is being changed; every other device is signed out with it.',
      invoke: {
        id: 'replacePassword',
        src: 'replacePassword',
        input: ({ context: { secret } }) => ({ change: { password: secret.present, new_passwd: secret.next } }),
        onDone: [
          {
            guard: { type: 'isDone', params: output },
            target: 'kept',
            actions: ['clearSecret', 'emitReplaced', 'emitReplacedNotice'],
          },
          { target: 'asked', actions: { type: 'emitRefusal', params: output } },
        ],
        onError: { target: 'asked', actions: 'emitUnanswered' },
      },
    },
  },
});
