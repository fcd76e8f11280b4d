import type { SnapshotFrom } from 'xstate';
import type { secondFactorMachine } from './secondFactor.machine.ts';
import { recoveryCodes } from './secondFactor.types.ts';
import type { Factor, NewApp } from './secondFactor.types.ts';

export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;

/** Which state the section shows; `listed` while the secret of an app is on its way, too. */
export const selectFactorPhase = (snapshot: SecondFactorSnapshot): 'loading' | 'failed' | 'listed' | 'form' | 'recovery' | 'proving' => {
  if (snapshot.hasTag('form')) return 'form';
  const { value } = snapshot;
  if (value === 'beginning') return 'listed';
  return value as 'loading' | 'failed' | 'listed' | 'recovery' | 'proving';
};
/** The factors as they were loaded; null while unknown. */
export const selectFactor = ({ context }: SecondFactorSnapshot): Factor | null => context.factor;
/** Whether the secret of an app is on its way. */
export const selectIsBeginning = (snapshot: SecondFactorSnapshot): boolean => snapshot.matches('beginning');

/** How the form of a new factor stands; null when it is closed. */
export const selectFactorForm = (snapshot: SecondFactorSnapshot): 'answering' | 'unfit' | 'mailing' | 'adding' | null => {
  if (!snapshot.hasTag('form')) return null;
  if (snapshot.hasTag('busy')) return 'adding';
  if (snapshot.hasTag('mailing')) return 'mailing';
  return snapshot.hasTag('unfit') ? 'unfit' : 'answering';
};
/** The app that is being added; null while a passkey is. */
export const selectNewApp = ({ context }: SecondFactorSnapshot): NewApp | null => context.app;
/** The first code of the app, or the name of the passkey, as typed. */
export const selectTyped = ({ context }: SecondFactorSnapshot): string => context.typed;
/** What proves who adds the factor: the password of the account, or a mailed code if it has none. */
export const selectProofKind = ({ context }: SecondFactorSnapshot): 'password' | 'code' => (context.hasPassword ? 'password' : 'code');
/** What was typed to prove it. */
export const selectProof = ({ context }: SecondFactorSnapshot): string => context.proof;
/** The recovery codes, as long as they are shown. */
export const selectRecovery = ({ context }: SecondFactorSnapshot): readonly string[] | null => context.recovery;
/** What is to be removed: the app, or a passkey by its id; null when nothing is. */
export const selectRemoving = ({ context: { proving } }: SecondFactorSnapshot): string | null =>
  proving === recoveryCodes ? null : proving;
/** Whether new recovery codes are to replace the ones that are left. */
export const selectIsRenewing = ({ context }: SecondFactorSnapshot): boolean => context.proving === recoveryCodes;
/** The proof that is asked for before a factor is removed, or the codes are renewed; null when none is. */
export const selectFactorProof = ({ children }: SecondFactorSnapshot): SecondFactorSnapshot['children']['secondStep'] | null =>
  children.secondStep ?? null;
