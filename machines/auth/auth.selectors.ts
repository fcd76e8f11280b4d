import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';
import { needsCode } from './auth.rules.ts';
import type { AuthField, AuthMode, AuthProblem, FieldRule } from './auth.types.ts';

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The mode on screen, which selects titles and labels; null while the form is closed. */
export function selectMode({ value }: AuthSnapshot): AuthMode | null {
  if (typeof value === 'string') return null;
  const { mode } = value.open;
  if (typeof mode === 'string') return mode;
  return mode.login === 'verification' ? 'verify' : 'login';
}
/** Whether the form is on screen. */
export const selectIsOpen = (snapshot: AuthSnapshot): boolean => selectMode(snapshot) !== null;

/** The value of a field, for its controlled input. */
export const selectField =
  (field: AuthField) =>
  ({ context }: AuthSnapshot): string =>
    context[field];

/** The name of the rule that a field broke at the last submit. */
export const selectFieldError =
  (field: AuthField) =>
  ({ context }: AuthSnapshot): FieldRule | null =>
    context.errors[field] ?? null;

/** The error message above the submit button; null when there is none. */
export const selectProblem = ({ context }: AuthSnapshot): AuthProblem | null => context.problem;

/** Whether a submit is in flight: the button shows a spinner and the fields are disabled. */
export const selectIsSubmitting = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy');
/** Whether a submit is accepted: not while one is in flight, nor after a sign-in. */
export const selectCanSubmit = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('editing');

/** Whether the form shows the code field. */
export const selectShowsCode = (snapshot: AuthSnapshot): boolean => needsCode(selectMode(snapshot));
/** Google's button shows in every mode but reset (spec §2). */
export const selectShowsGoogle = (snapshot: AuthSnapshot): boolean => selectIsOpen(snapshot) && selectMode(snapshot) !== 'reset';

/** Whether a code request is in flight: its button shows a spinner. */
export const selectIsSendingCode = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('sendingCode');
/** The countdown until another code can be requested; undefined when one can be requested now. */
export const selectCooldown = (snapshot: AuthSnapshot): AuthSnapshot['children']['cooldown'] =>
  snapshot.hasTag('cooling') ? snapshot.children.cooldown : undefined;
/** Whether a code can be requested now, regardless of the e-mail address. */
export const selectCanSendCode = (snapshot: AuthSnapshot): boolean =>
  snapshot.hasTag('editing') && snapshot.hasTag('codeReady') && selectShowsCode(snapshot);

/** The second step, in place of the form; null while the form is shown. */
export const selectSecondStep = ({ children }: AuthSnapshot): AuthSnapshot['children']['secondStep'] | null => children.secondStep ?? null;
