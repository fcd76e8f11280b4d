/** The rules of the account fields (spec §5), one struct for the form and for the server. */
import { ruled, text } from './schema.ts';

/** One @, and a dot after it. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const passwordLetters = /^[A-Za-z0-9~!@#$%^&*()_+]{6,20}$/;

/** 6–20 of letters, digits and ~!@#$%^&*()_+, with a lower-case letter, an upper-case letter and a digit (spec §5). */
export const isPassword = (value: string): boolean =>
  passwordLetters.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** Whether a value has the shape of an address, of 254 UTF-16 units at most. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailShape.test(value);

/** An address (spec §5). */
export const email = ruled(text({ max: 254, pattern: emailShape, format: 'email' }), 'email', isEmail);
/** A new password (spec §5). */
export const password = ruled(text({ min: 6, max: 20 }), 'password', isPassword);
/** A code from a letter: six digits. */
export const verifyCode = text({ pattern: /^\d{6}$/ });
