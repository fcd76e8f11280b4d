/** The account fields of the calls (spec §5). */
import { codeDigits, emailMax, emailShape, isEmail, isPassword, passwordLength } from '../facts/account.ts';
import { asCode, asEmail } from '../facts/entered.ts';
import { textLengths } from '../facts/text-lengths.ts';
import { anything, nullable, oneOf, openRecord, optional, record, ruled, text } from './schema.ts';

/** An email address (spec §5). */
export const email = ruled(text({ max: emailMax, pattern: emailShape, format: 'email', as: asEmail }), 'email', (value) =>
  isEmail(asEmail(value)),
);
/** A new password (spec §5). */
export const password = ruled(text(passwordLength), 'password', isPassword);
/** A code from an email. */
export const verifyCode = text({ pattern: new RegExp(`^\\d{${codeDigits}}$`), as: asCode });

/** What a signed-in person proves themselves with before a dangerous act: the present password, or a code from `mail_send`. */
export const proofFields = { password: optional(text({ max: 200 })), code: optional(verifyCode) };
/** That proof, as the whole of a body. */
export const proof = record(proofFields);

/** What an authenticator answers to a challenge (`AuthenticationResponseJSON` of WebAuthn). */
const assertion = openRecord({
  id: text({ max: 1400 }),
  rawId: text({ max: 1400 }),
  type: oneOf(['public-key']),
  response: openRecord({
    clientDataJSON: text({ max: 4096 }),
    authenticatorData: text({ max: 4096 }),
    signature: text({ max: 2048 }),
    userHandle: optional(nullable(text({ max: 128 }))),
  }),
  clientExtensionResults: anything(),
});

/** What proves the second factor: a code of the app, a recovery code, or a passkey. */
export const factorProof = record({
  code: optional(text({ min: codeDigits, max: textLengths.secondFactor, as: asCode })),
  passkey: optional(assertion),
});
/** A passkey alone, which is something one has and, by its PIN or fingerprint, something one knows or is. */
export const passkeyProof = record({ passkey: assertion });
