import { useSelector } from '@xstate/react';
import { selectFieldFault, selectFieldValue } from '../../../../machines/submission/submission.selectors.ts';
import type { contactFlow } from '../../../actors/submission.ts';

/** A form that is sent to the operator: a message, a report, or the lookup of one. */
export type Submission = ReturnType<typeof contactFlow>;

/** The error messages of a field. */
export type FieldErrors = {
  required: () => string;
  /** `limit` is a number of characters. */
  tooLong: (limit: number) => string;
  email: () => string;
  other: () => string;
};

/** A field's value, its error message, and a function that changes it. */
export function useSubmissionField(flow: Submission, name: string, errors: FieldErrors) {
  const value = useSelector(flow, (snapshot) => selectFieldValue(snapshot, name));
  const fault = useSelector(flow, (snapshot) => selectFieldFault(snapshot, name));
  const sentence = () => {
    if (fault?.rule === 'required' || value === '') return errors.required();
    if (fault?.rule === 'tooLong') return errors.tooLong(fault.limit ?? 0);
    return name === 'email' ? errors.email() : errors.other();
  };
  return {
    value: typeof value === 'string' ? value : '',
    error: fault && sentence(),
    change: (next: string) => flow.send({ type: 'field.changed', name, value: next }),
  };
}

export type SubmissionField = ReturnType<typeof useSubmissionField>;
