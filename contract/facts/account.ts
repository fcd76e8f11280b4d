/** What an address and a password must be (spec §5), for the forms, which judge them before a call, and for the structs of the calls. */

/**
 * An address that a mail server reads as exactly one mailbox: an unquoted local part (RFC 5322 `dot-atom`) and a domain name, both ASCII. A
 * wider shape would admit lists, groups, comments and look-alike letters, which mail libraries resolve to other mailboxes.
 */
export const emailShape =
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
