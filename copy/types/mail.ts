type Nothing = Readonly<Record<string, never>>;

/** The parameters of each email. Dates and amounts are already formatted. */
export type LetterParams = {
  registerCode: { code: string };
  alreadyRegistered: { code: string };
  verifyCode: { code: string };
  passwordChanged: Nothing;
  /** The password was changed in the settings, with the present one. */
  passwordReplaced: Nothing;
  /** A key for programs was made. */
  keyMade: { name: string };
  /** An authenticator app was added, or removed. */
  factorOn: Nothing;
  factorOff: Nothing;
  passkeyAdded: { name: string };
  passkeyRemoved: { name: string };
  /** `left`: the number of recovery codes that are left. */
  recoveryUsed: { left: string };
  recoveryRenewed: Nothing;
  googleJoined: Nothing;
  openidJoined: { provider: string };
  accountDeleted: Nothing;
  receipt: { what: string; amount: string; date: string; txn: string };
  paymentReturned: { what: string; amount: string; date: string; txn: string };
  renewal: { what: string; amount: string; date: string };
  subscriptionEnds: { what: string; date: string };
  reportReceived: { number: string; url: string };
  reportRemoved: { number: string; outcome: string; url: string };
  reportKept: { number: string; outcome: string; url: string };
  creationRemoved: { tool: string; date: string; outcome: string };
  /** To the owner of an upload that was a copy of what was removed. */
  uploadRemoved: { date: string; outcome: string };
  accountClosed: { outcome: string };
  /** Sent to the operator. */
  contactMessage: { email: string; topic: string; message: string };
};
export type LetterKind = keyof LetterParams;

/**
 * An email template: `{code}` is a placeholder for a parameter. Each entry of `paragraphs` is one paragraph; `big` is displayed in large
 * type.
 */
export type Draft = { subject: string; paragraphs: readonly string[]; big?: string };

/** All emails in one language: `<locale>/mail.ts`. */
export type Letters = { [K in LetterKind]: Draft } & { signature: string };
