import type { SnapshotFrom } from 'xstate';
import { wholeSeconds } from '../kit/deadline.ts';
import type { authMachine } from './auth.machine.ts';
import { needsCode } from './auth.rules.ts';
import type { AuthField, AuthMode, AuthPlace, AuthProblem, FieldRule } from './auth.types.ts';

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The mode on screen, which titles and labels follow; null while the form is closed. */
export const selectMode = ({ context }: AuthSnapshot): AuthMode | null => context.mode;
export const selectIsOpen = (snapshot: AuthSnapshot): boolean => selectMode(snapshot) !== null;
export const selectPlace = ({ context }: AuthSnapshot): AuthPlace => context.place;

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
export const selectCanSubmit = (snapshot: AuthSnapshot): boolean => snapshot.matches({ open: { form: 'editing' } });

export const selectShowsCode = (snapshot: AuthSnapshot): boolean => needsCode(selectMode(snapshot));
/** Google's button shows in every mode but reset (spec §2). */
export const selectShowsGoogle = (snapshot: AuthSnapshot): boolean => selectIsOpen(snapshot) && selectMode(snapshot) !== 'reset';

export const selectIsSendingCode = (snapshot: AuthSnapshot): boolean => snapshot.matches({ open: { code: 'sending' } });
/** Whole seconds until another code may be asked for; null when it may be now. */
export const selectCooldown = (snapshot: AuthSnapshot): number | null =>
  snapshot.matches({ open: { code: 'cooling' } }) ? wholeSeconds(snapshot.context.remaining) : null;
export const selectCanSendCode = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ open: { form: 'editing', code: 'ready' } }) && selectShowsCode(snapshot);
