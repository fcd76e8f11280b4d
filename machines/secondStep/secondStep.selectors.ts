import type { SnapshotFrom } from 'xstate';
import type { secondStepMachine } from './secondStep.machine.ts';

export type SecondStepSnapshot = SnapshotFrom<typeof secondStepMachine>;

/** What is being checked, whose button shows a spinner; null while nothing is. */
export const selectChecking = (snapshot: SecondStepSnapshot): 'code' | 'passkey' | null => {
  if (snapshot.matches('usingPasskey')) return 'passkey';
  return snapshot.matches('checking') ? 'code' : null;
};
/** Why the last proof was refused. */
export const selectStepRefusal = ({ context }: SecondStepSnapshot): string | null => context.refusal;
/** Whether a passkey is the whole sign-in: no code can take its place. */
export const selectIsAlone = ({ context }: SecondStepSnapshot): boolean => context.alone;
