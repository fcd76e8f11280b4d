import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { AnyStruct } from '../../contract/structs/schema.ts';
import type { FieldError, FormValues, Json } from '../form/form.types.ts';
import type { SubmissionAnswer } from './submission.types.ts';

export type SubmissionServices = {
  /** The struct of the call's body, loaded when the form is first submitted. */
  loadBody(): Promise<AnyStruct>;
  /** The call: `POST /api/contact`, `POST /api/reports`. */
  send(values: FormValues, signal: AbortSignal): Promise<Answer<Json>>;
};

/** The values to send: empty fields are left out. */
const filled = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kept = typeof value === 'string' ? value.trim() : value;
      return kept === '' || kept === null ? [] : [[name, kept]];
    }),
  );

/** Validates a form by the struct of its call and sends it: the server's answer, or its message of refusal. */
export const submissionActors = (services: SubmissionServices) => ({
  checkFields: fromPromise<Record<string, FieldError>, { values: FormValues }>(async ({ input }) => {
    const [{ errorsOf }, body] = await Promise.all([import('../form/form.check.ts'), services.loadBody()]);
    return errorsOf(body, filled(input.values));
  }),
  send: fromPromise<SubmissionAnswer, { values: FormValues }>(async ({ input, signal }) => {
    const { code, msg, data } = await services.send(filled(input.values), signal);
    return code === codes.success ? { sent: data } : { refusal: msg };
  }),
});
