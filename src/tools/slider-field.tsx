import { Slider } from '@ark-ui/react/slider';
import { css } from 'styled-system/css';
import type { FormField } from '../../contract/tools/tool.ts';
import { selectValue } from '../../machines/generation/generation.selectors.ts';
import { useFact, type Generation } from './use-generation.ts';

type SliderFieldProps = {
  generation: Generation;
  field: Extract<FormField, { kind: 'slider' }>;
  label: string;
  /** `5 s`, `70 %`, `1.5×`. */
  wordOf: (value: number) => string;
};

/** A number between two bounds. */
export function SliderField({ generation, field: { name, min, max, step, initial }, label, wordOf }: SliderFieldProps) {
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  const number = typeof value === 'number' ? value : initial;
  return (
    <Slider.Root
      min={min}
      max={max}
      step={step}
      value={[number]}
      onValueChange={({ value: [next] }) => next !== undefined && generation.send({ type: 'field.changed', name, value: next })}
      getAriaValueText={({ value: said }) => wordOf(said)}
      className={css({ display: 'grid', gap: '7px' })}
    >
      <span className={css({ display: 'flex', justifyContent: 'space-between', fontSize: '14px' })}>
        <Slider.Label className={css({ fontWeight: 600 })}>{label}</Slider.Label>
        <span className={css({ color: 'text.2', fontVariantNumeric: 'tabular-nums' })}>{wordOf(number)}</span>
      </span>
      <Slider.Control className={css({ display: 'flex', alignItems: 'center', minHeight: '32px' })}>
        <Slider.Track className={css({ flex: 1, height: '6px', borderRadius: 'full', background: 'surface.3', overflow: 'hidden' })}>
          <Slider.Range className={css({ height: '100%', background: 'action' })} />
        </Slider.Track>
        <Slider.Thumb
          index={0}
          className={css({
            width: '24px',
            height: '24px',
            borderRadius: 'full',
            background: 'surface',
            boxShadow: '2, inset 0 0 0 2px token(colors.violet.500)',
            cursor: 'grab',
          })}
        >
          <Slider.HiddenInput />
        </Slider.Thumb>
      </Slider.Control>
    </Slider.Root>
  );
}
