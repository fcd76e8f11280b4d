import type { replacePassword } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

export type NewPassword = Infer<typeof replacePassword.body>;

/** The present and the new password, as typed. */
export type Secret = Readonly<Record<'present' | 'next', string>>;

export type PasswordChangeContext = {
  hasPassword: boolean;
  secret: Secret;
};

export type PasswordChangeEvent =
  | { type: 'password.asked' }
  | { type: 'password.typed'; field: keyof Secret; value: string }
  | { type: 'password.submitted' }
  | { type: 'password.abandoned' };

/** `password.replaced`: the password is new, and the server signed out every other device. */
export type PasswordChangeEmitted = Notice | { type: 'password.replaced' };

export type PasswordChangeTypes = {
  context: PasswordChangeContext;
  events: PasswordChangeEvent;
  input: { hasPassword: boolean };
  emitted: PasswordChangeEmitted;
};
