/** Validation rules of the account fields (spec §5), shared by the form and the server. */
import { ruled, text } from './schema.ts';

/** Requires one @ followed by a dot. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const passwordLetters = /^[A-Za-z0-9~!@#$%^&*()_+]{6,20}$/;

/**
 * Returns whether a value is a valid password: 6–20 letters, digits and ~!@#$%^&*()_+, with at least one lowercase letter, one uppercase
 * letter and one digit (spec §5).
 */
export const isPassword = (value: string): boolean =>
  passwordLetters.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** Returns whether a value looks like an email address of at most 254 UTF-16 units. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailShape.test(value);

/** An email address (spec §5). */
export const email = ruled(text({ max: 254, pattern: emailShape, format: 'email' }), 'email', isEmail);
/** A new password (spec §5). */
export const password = ruled(text({ min: 6, max: 20 }), 'password', isPassword);
/** A six-digit code from an email. */
export const verifyCode = text({ pattern: /^\d{6}$/ });
