import type { Notice } from '../kit/notice.ts';

export type AccountDeletionInput = { email: string; hasPassword: boolean };

export type AccountDeletionContext = AccountDeletionInput & {
  /** What the user typed to prove who they are: the password, or a mailed code if the account has none. */
  proof: string;
};

export type AccountDeletionEvent = { type: 'deletion.asked' } | { type: 'proof.changed'; value: string } | { type: 'code.requested' };

export type AccountDeletionEmitted = Notice | { type: 'account.deleted' };

export type AccountDeletionTypes = {
  context: AccountDeletionContext;
  events: AccountDeletionEvent;
  input: AccountDeletionInput;
  emitted: AccountDeletionEmitted;
  children: { confirmation: 'confirmation' };
  tags: 'mailing' | 'busy';
};
