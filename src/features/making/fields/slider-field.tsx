import type { FormField } from '../../../../contract/facts/tools/tool.ts';
import { selectValue } from '../../../../machines/generation/generation.selectors.ts';
import { Slider } from '../../../design/slider.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';

type SliderFieldProps = {
  generation: Generation;
  field: Extract<FormField, { kind: 'slider' }>;
  label: string;
  /** `5 s`, `70 %`, `1.5×`. */
  format: (value: number) => string;
};

/** A number between two bounds. */
export function SliderField({ generation, field: { name, min, max, step, initial }, label, format }: SliderFieldProps) {
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  return (
    <Slider
      label={label}
      min={min}
      max={max}
      step={step}
      value={typeof value === 'number' ? value : initial}
      format={format}
      onChange={(next) => generation.send({ type: 'field.changed', name, value: next })}
    />
  );
}
