/** When a form cannot be submitted, whatever is in its fields. */
import { isForAdults } from '../../contract/facts/tools/adults.ts';
import type { FormContext } from './form.types.ts';

/** Before the server has listed its tools, every one counts as served: the server judges the submit. */
export const isUnserved = ({ offered }: Pick<FormContext, 'offered'>): boolean => offered?.served === false;

export const isAdultForm = ({ tool, values }: Pick<FormContext, 'tool' | 'values'>): boolean => tool.adult || isForAdults({}, values);

export const isEffectUnserved = ({ offered, values }: Pick<FormContext, 'offered' | 'values'>): boolean => {
  const { effect } = values;
  return typeof effect === 'string' && offered?.effects?.includes(effect) === false;
};

/** Only a stored file has a size. */
export const isTooLarge = ({ tool, uploads }: Pick<FormContext, 'tool' | 'uploads'>): boolean =>
  tool.fields.some((field) => {
    const max = field.kind === 'picture' ? field.mostPixels : undefined;
    const { width, height } = uploads[field.name]?.stored ?? {};
    return max !== undefined && (width ?? 0) * (height ?? 0) > max;
  });
