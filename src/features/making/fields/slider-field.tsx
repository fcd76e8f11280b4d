import type { FormField } from '../../../../contract/facts/tools/tool.ts';
import { selectValue } from '../../../../machines/form/form.selectors.ts';
import { Slider } from '../../../design/slider.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';

type SliderFieldProps = {
  form: Form;
  field: Extract<FormField, { kind: 'slider' }>;
  label: string;
  /** `5 s`, `70 %`, `1.5×`. */
  format: (value: number) => string;
};

/** A number between two bounds. */
export function SliderField({ form, field: { name, min, max, step, initial }, label, format }: SliderFieldProps) {
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  return (
    <Slider
      label={label}
      min={min}
      max={max}
      step={step}
      value={typeof value === 'number' ? value : initial}
      format={format}
      onChange={(next) => form.send({ type: 'field.changed', name, value: next })}
    />
  );
}
