/** The account fields of the calls (spec §5). */
import { codeDigits, emailMax, emailShape, isEmail, isPassword, passwordLength } from '../facts/account.ts';
import { asCode, asEmail } from '../facts/entered.ts';
import { optional, record, ruled, text } from './schema.ts';

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
