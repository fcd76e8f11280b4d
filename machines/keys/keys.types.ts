import type { KeyScope } from '../../contract/facts/keys.ts';
import type { keyItem, makeKey } from '../../contract/structs/calls/keys.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';

/** A key of the account, without its secret. */
export type Key = Infer<typeof keyItem>;

/** The keys of the account; null when the server refused. */
export type Keys = readonly Key[] | null;

export type NewKey = Infer<typeof makeKey.body>;

/** A key that was made, with its secret, or the message to show. */
export type MadeKey = { item: Key; secret: string } | { refusal: NoticeText };

export type KeysInput = { email: string; hasPassword: boolean };

export type KeysContext = KeysInput & {
  /** Newest first. */
  keys: readonly Key[];
  name: string;
  scopes: readonly KeyScope[];
  /** What the user typed to prove who they are: the password, or a mailed code if the account has none. */
  proof: string;
  /** The whole key that was just made; the server returns it once. */
  secret: string | null;
  /** The key that the user wants to revoke. */
  chosen: string | null;
};

export type KeysEvent =
  | { type: 'retry.clicked' }
  | { type: 'key.wanted' }
  | { type: 'name.changed'; value: string }
  | { type: 'scope.toggled'; scope: KeyScope }
  | { type: 'proof.changed'; value: string }
  | { type: 'code.requested' }
  | { type: 'key.submitted' }
  | { type: 'key.abandoned' }
  | { type: 'copy.clicked' }
  /** The user has the new key, and does not need to see it any more. */
  | { type: 'key.kept' }
  | { type: 'revocation.asked'; id: string };

export type KeysTypes = {
  context: KeysContext;
  events: KeysEvent;
  input: KeysInput;
  emitted: Notice;
  children: { confirmation: 'confirmation' };
  tags: 'failed' | 'loading' | 'form' | 'unfit' | 'mailing' | 'busy';
};
