import type { SnapshotFrom } from 'xstate';
import { wholeSeconds } from '../kit/deadline.ts';
import type { authMachine } from './auth.machine.ts';
import { needsCode } from './auth.rules.ts';
import type { AuthField, AuthMode, AuthProblem, FieldRule } from './auth.types.ts';

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The mode on screen, which titles and labels follow; null while the form is closed. */
export const selectMode = ({ context }: AuthSnapshot): AuthMode | null => context.mode;
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

/** What the form as a whole has to say, above its button. */
export const selectProblem = ({ context }: AuthSnapshot): AuthProblem | null => context.problem;

/** The submit button turns and the fields rest. */
export const selectIsSubmitting = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy');
/** Whether a submit is heard: neither while one is on its way nor after a sign-in. */
export const selectCanSubmit = (snapshot: AuthSnapshot): boolean => snapshot.matches({ open: { form: 'editing' } });

/** Whether the field of the code is part of the form. */
export const selectShowsCode = (snapshot: AuthSnapshot): boolean => needsCode(selectMode(snapshot));
/** Google's button shows in every mode but reset (spec §2). */
export const selectShowsGoogle = (snapshot: AuthSnapshot): boolean => selectIsOpen(snapshot) && selectMode(snapshot) !== 'reset';

/** Whether the server is being asked to send a code: its button turns. */
export const selectIsSendingCode = (snapshot: AuthSnapshot): boolean => snapshot.matches({ open: { code: 'sending' } });
/** Whole seconds until another code may be asked for; null when it may be now. */
export const selectCooldown = (snapshot: AuthSnapshot): number | null =>
  snapshot.matches({ open: { code: 'cooling' } }) ? wholeSeconds(snapshot.context.remaining) : null;
/** Whether a code may be asked for now, whatever stands in the address. */
export const selectCanSendCode = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ open: { form: 'editing', code: 'ready' } }) && selectShowsCode(snapshot);
