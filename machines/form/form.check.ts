import { validate, type AnyStruct } from '../../contract/structs/schema.ts';
import type { FormField } from '../../contract/facts/tools/tool.ts';
import { inputsOf } from './form.rules.ts';
import type { FieldError, FormValues, Shown } from './form.types.ts';

type Failure = { path: readonly unknown[]; value: unknown; type: string; refinement: string | undefined; message: string };

function errorOf(failure: Failure): FieldError {
  const { value, type, refinement, message } = failure;
  if (value === undefined || value === null || value === '') return { rule: 'required' };
  const limit = Number(/(?:between `?[\d.-]+`? and|less than or equal to|greater than or equal to) `?([\d.-]+)/.exec(message)?.[1]);
  const bound = Number.isFinite(limit) ? { limit } : {};
  if (Array.isArray(value) && value.length === 0) return { rule: 'required' };
  if (refinement === 'size' && typeof value === 'string') return { rule: 'tooLong', ...bound };
  if (refinement === 'min' || refinement === 'max' || refinement === 'size') return { rule: 'outOfRange', ...bound };
  if (type === 'enums') return { rule: 'notOffered' };
  return { rule: 'invalid' };
}

/** The errors of a form by the struct that the server validates with; an error of the whole form goes to the field it is about. */
export function errorsOf(struct: AnyStruct, inputs: FormValues): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  const [fault] = validate(inputs, struct);
  for (const failure of (fault?.failures() ?? []) as Iterable<Failure>) {
    if (failure.path.length === 0) errors[failure.message] ??= { rule: 'required' };
    else errors[String(failure.path[0])] ??= errorOf(failure);
  }
  return errors;
}

/** What a form is validated with: its controls, the struct of the inputs they produce, and whether people in its files have to consent. */
export type JudgedForm = { readonly fields: readonly FormField[]; readonly struct: AnyStruct; readonly consent?: true | undefined };

/** Validates a tool's form by the struct of what its controls produce; people in its files need a receipt of their consent. */
export function checkForm(
  { fields, struct, consent }: JudgedForm,
  values: FormValues,
  slots: readonly string[],
  shown: Shown = 'people',
): { errors: Record<string, FieldError> } | ReturnType<typeof inputsOf> {
  const { inputs, places } = inputsOf(fields, values, slots);
  const errors = errorsOf(struct, inputs);
  if (consent && shown === 'people' && inputs['consent'] === undefined) errors['consent'] = { rule: 'required' };
  return Object.keys(errors).length > 0 ? { errors } : { inputs, places };
}
