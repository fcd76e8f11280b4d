/** What an address and a password must be (spec §5), for the forms, which judge them before a call, and for the structs of the calls. */

/**
 * An address that a mail server reads as exactly one mailbox: an unquoted local part (RFC 5322 `dot-atom`) and a domain name, both ASCII. A
 * wider shape would admit lists, groups, comments and look-alike letters, which mail libraries resolve to other mailboxes.
 */
export const emailShape =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/;
/** Maximum length of an address, and of its part before the @ (RFC 5321). */
export const emailMax = 254;
const localPartMax = 64;
/** Lengths of a password. */
export const passwordLength = { min: 6, max: 20 } as const;
const passwordLetters = new RegExp(`^[A-Za-z0-9~!@#$%^&*()_+]{${passwordLength.min},${passwordLength.max}}$`);

/**
 * Returns whether a value is a valid password: 6–20 letters, digits and ~!@#$%^&*()_+, with at least one lowercase letter, one uppercase
 * letter and one digit (spec §5).
 */
export const isPassword = (value: string): boolean =>
  passwordLetters.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** Returns whether a value is one plain email address. */
export const isEmail = (value: string): boolean => value.length <= emailMax && value.indexOf('@') <= localPartMax && emailShape.test(value);

/** Digits of a code in a letter or of an authenticator app. */
export const codeDigits = 6;
