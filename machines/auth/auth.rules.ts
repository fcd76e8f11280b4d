/** Validation of the form, run on submit and when a code is requested (spec §5). */
import { isEmail, isPassword } from '../../contract/facts/account.ts';
import type { AuthField, AuthMode, Credentials, FieldRule } from './auth.types.ts';

/** Whether the mode asks for a code from the mailbox. */
export const needsCode = (mode: AuthMode | null): boolean => mode !== null && mode !== 'login';

/** The validation rules that the fields of a mode break; empty when the form is valid. */
export function brokenRules(mode: AuthMode | null, { email, password, code }: Credentials): Partial<Record<AuthField, FieldRule>> {
  return {
    ...(email === '' ? { email: 'emailRule' as const } : !isEmail(email) && { email: 'emailRule1' as const }),
    ...(!isPassword(password) && { password: 'passwordRule' as const }),
    ...(needsCode(mode) && !/^\d{6}$/.test(code) && { code: 'codeRule' as const }),
  };
}

/** Why a code cannot be sent to this address; null when it can. */
export function brokenAddress(email: string): 'emailRule' | 'emailRule2' | null {
  if (email === '') return 'emailRule';
  return isEmail(email) ? null : 'emailRule2';
}
