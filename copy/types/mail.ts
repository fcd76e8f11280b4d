type Nothing = Readonly<Record<string, never>>;

/** The parameters of each letter. Dates and amounts come as a person reads them. */
export type LetterParams = {
  registerCode: { code: string };
  alreadyRegistered: { code: string };
  verifyCode: { code: string };
  passwordChanged: Nothing;
  accountDeleted: Nothing;
  receipt: { what: string; amount: string; date: string; txn: string };
  renewal: { what: string; amount: string; date: string };
  subscriptionEnds: { what: string; date: string };
  reportReceived: { number: string; url: string };
  /** To the operator. */
  contactMessage: { email: string; topic: string; message: string };
};
export type LetterKind = keyof LetterParams;

/** A letter before its parameters are put in: `{code}` stands for one. Paragraphs are separated; `big` is shown large. */
export type Draft = { subject: string; paragraphs: readonly string[]; big?: string };

/** Every letter in one language: `<locale>/mail.ts`. */
export type Letters = { [K in LetterKind]: Draft } & { signature: string };
