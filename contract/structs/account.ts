/** Validation rules of the account fields (spec §5), shared by the form and the server. */
import { asCode, asEmail } from '../facts/entered.ts';
import { optional, record, ruled, text } from './schema.ts';

/**
 * An address that a mail server reads as exactly one mailbox: an unquoted local part (RFC 5322 `dot-atom`) and a domain name, both ASCII. A
 * wider shape would admit lists, groups, comments and look-alike letters, which mail libraries resolve to other mailboxes.
 */
const emailShape =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/;
/** Maximum length of the part before the @ (RFC 5321). */
const localPartMax = 64;
const passwordLetters = /^[A-Za-z0-9~!@#$%^&*()_+]{6,20}$/;

/**
 * Returns whether a value is a valid password: 6–20 letters, digits and ~!@#$%^&*()_+, with at least one lowercase letter, one uppercase
 * letter and one digit (spec §5).
 */
export const isPassword = (value: string): boolean =>
  passwordLetters.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** Returns whether a value is one plain email address of at most 254 characters. */
export const isEmail = (value: string): boolean => value.length <= 254 && value.indexOf('@') <= localPartMax && emailShape.test(value);

/** An email address (spec §5). */
export const email = ruled(text({ max: 254, pattern: emailShape, format: 'email', as: asEmail }), 'email', (value) =>
  isEmail(asEmail(value)),
);
/** A new password (spec §5). */
export const password = ruled(text({ min: 6, max: 20 }), 'password', isPassword);
/** A six-digit code from an email. */
export const verifyCode = text({ pattern: /^\d{6}$/, as: asCode });

/** What a signed-in person proves themselves with before a dangerous act: the present password, or a code from `mail_send`. */
export const proofFields = { password: optional(text({ max: 200 })), code: optional(verifyCode) };
/** That proof, as the whole of a body. */
export const proof = record(proofFields);
