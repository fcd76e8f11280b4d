import type { SnapshotFrom } from 'xstate';
import type { KeyScope } from '../../contract/facts/keys.ts';
import type { keysMachine } from './keys.machine.ts';
import type { Key } from './keys.types.ts';

export type KeysSnapshot = SnapshotFrom<typeof keysMachine>;

/** Which state the section shows. */
export const selectKeysPhase = (snapshot: KeysSnapshot): 'loading' | 'failed' | 'shown' => {
  if (snapshot.hasTag('loading')) return 'loading';
  return snapshot.hasTag('failed') ? 'failed' : 'shown';
};
/** The keys of the account, newest first; empty while unknown. */
export const selectKeys = ({ context }: KeysSnapshot): readonly Key[] => context.keys;

/** How the form of a new key stands; null when it is closed. */
export const selectKeyForm = (snapshot: KeysSnapshot): 'answering' | 'unfit' | 'mailing' | 'making' | null => {
  if (!snapshot.hasTag('form')) return null;
  if (snapshot.hasTag('busy')) return 'making';
  if (snapshot.hasTag('mailing')) return 'mailing';
  return snapshot.hasTag('unfit') ? 'unfit' : 'answering';
};
/** The name of the new key, as typed. */
export const selectKeyName = ({ context }: KeysSnapshot): string => context.name;
/** What the new key may do. */
export const selectKeyScopes = ({ context }: KeysSnapshot): readonly KeyScope[] => context.scopes;
/** What proves who makes the key: the password of the account, or a mailed code if it has none. */
export const selectProofKind = ({ context }: KeysSnapshot): 'password' | 'code' => (context.hasPassword ? 'password' : 'code');
/** What was typed to prove it. */
export const selectProof = ({ context }: KeysSnapshot): string => context.proof;

/** The whole key that was just made; null when none is shown. */
export const selectNewKey = ({ context }: KeysSnapshot): string | null => context.secret;

/** The key that the user is asked about, or that is being revoked. */
export const selectChosenKey = ({ context }: KeysSnapshot): string | null => context.chosen;
/** Whether a key is being revoked. */
export const selectIsRevokingKey = (snapshot: KeysSnapshot): boolean => snapshot.hasTag('busy') && snapshot.context.chosen !== null;
/** The question to the user that is on screen; null when nothing is asked. */
export const selectConfirmation = ({ children }: KeysSnapshot): KeysSnapshot['children']['confirmation'] | null =>
  children.confirmation ?? null;
