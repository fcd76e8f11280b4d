import { Slider as Ark } from '@ark-ui/react/slider';
import { css } from 'styled-system/css';

type SliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** For example `5 s`, `70 %`, `1.5×`. */
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** A number between two bounds, with its formatted value beside the label. */
export const Slider = ({ label, min, max, step, value, format, onChange }: SliderProps) => (
  <Ark.Root
    min={min}
    max={max}
    step={step}
    value={[value]}
    onValueChange={({ value: [next] }) => next !== undefined && onChange(next)}
    getAriaValueText={({ value: current }) => format(current)}
    className={css({ display: 'grid', gap: '8px', width: '100%' })}
  >
    <span className={css({ display: 'flex', justifyContent: 'space-between', fontSize: 'label' })}>
      <Ark.Label className={css({ fontWeight: 600 })}>{label}</Ark.Label>
      <span className={css({ color: 'text.2', fontVariantNumeric: 'tabular-nums' })}>{format(value)}</span>
    </span>
    <Ark.Control className={css({ display: 'flex', alignItems: 'center', minHeight: '32px' })}>
      <Ark.Track className={css({ flex: 1, height: '6px', borderRadius: 'full', background: 'surface.3', overflow: 'hidden' })}>
        <Ark.Range className={css({ height: '100%', background: 'action' })} />
      </Ark.Track>
      <Ark.Thumb
        index={0}
        className={css({
          width: '24px',
          height: '24px',
          borderRadius: 'full',
          background: 'surface',
          boxShadow: '2',
          border: '2px solid token(colors.violet.500)',
          cursor: 'grab',
        })}
      >
        <Ark.HiddenInput />
      </Ark.Thumb>
    </Ark.Control>
  </Ark.Root>
);
