import type { SnapshotFrom } from 'xstate';
import type { passwordChangeMachine } from './passwordChange.machine.ts';
import type { Secret } from './passwordChange.types.ts';

export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;

/** What the form of the new password shows: `absent` for an account without a password. */
export const selectSecretStep = (snapshot: PasswordChangeSnapshot): 'absent' | 'kept' | 'answering' | 'unfit' | 'changing' => {
  const { value } = snapshot;
  if (typeof value === 'object') return value.asked;
  return value === 'deciding' ? 'absent' : value;
};
/** The present and the new password, as typed. */
export const selectSecret = ({ context }: PasswordChangeSnapshot): Secret => context.secret;
