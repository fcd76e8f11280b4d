import type { addPasskey, confirmApp, getFactor, setUpApp } from '../../contract/structs/calls/factor.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';

/** The second factors of the account. */
export type Factor = Infer<(typeof getFactor)['data']>;
/** The secret for an authenticator app, as text, as a link and as a drawing. */
export type NewApp = Infer<(typeof setUpApp)['data']>;
/** The first code of the app, with the proof of who adds it. */
export type AppConfirmation = Infer<typeof confirmApp.body>;
/** The name of a new passkey, with the proof of who adds it; the browser makes the rest. */
export type NewPasskey = Omit<Infer<typeof addPasskey.body>, 'passkey'>;

/** The answer to a new factor: recovery codes with the first one, or the message to show; null when the browser's window was closed. */
export type Added = { recovery: readonly string[] | null } | { refusal: NoticeText } | null;
/** The secret for an app, or the message to show. */
export type Begun = { app: NewApp } | { refusal: NoticeText };

/** What a proof is asked for to renew the recovery codes; no passkey has this id. */
export const recoveryCodes = 'recovery';

export type SecondFactorInput = { email: string; hasPassword: boolean };

export type SecondFactorContext = SecondFactorInput & {
  factor: Factor | null;
  /** The app that is being added; null while a passkey is. */
  app: NewApp | null;
  /** The first code of the app, or the name of the passkey, as typed. */
  typed: string;
  /** What the user typed to prove who they are: the password, or a mailed code if the account has none. */
  proof: string;
  /** Shown once. */
  recovery: readonly string[] | null;
  /** What a proof is asked for: removing the app, or a passkey by its id, or new recovery codes. */
  proving: string | null;
};

export type SecondFactorEvent =
  | { type: 'retry.clicked' }
  | { type: 'app.wanted' }
  | { type: 'passkey.wanted' }
  | { type: 'factor.typed'; value: string }
  | { type: 'proof.changed'; value: string }
  | { type: 'code.requested' }
  | { type: 'factor.submitted' }
  | { type: 'factor.abandoned' }
  /** The user has stored the recovery codes. */
  | { type: 'recovery.kept' }
  /** `subject`: `app`, or the id of a passkey. */
  | { type: 'removal.asked'; subject: string }
  /** New recovery codes are to replace the ones that are left. */
  | { type: 'renewal.asked' };

export type SecondFactorTypes = {
  context: SecondFactorContext;
  events: SecondFactorEvent;
  input: SecondFactorInput;
  emitted: Notice;
  children: { secondStep: 'secondStep' };
  tags: 'form' | 'unfit' | 'mailing' | 'busy';
};
