import { useId, type CSSProperties } from 'react';
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
export function Slider({ label, min, max, step, value, format, onChange }: SliderProps) {
  const id = useId();
  const text = format(value);
  return (
    <div className={css({ display: 'grid', gap: '8px', width: '100%' })}>
      <span className={css({ display: 'flex', justifyContent: 'space-between', fontSize: 'label' })}>
        <label htmlFor={id} className={css({ fontWeight: 600 })}>
          {label}
        </label>
        <span aria-hidden="true" className={css({ color: 'text.2', fontVariantNumeric: 'tabular-nums' })}>
          {text}
        </span>
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        data-slider=""
        className={css({ width: '100%', minHeight: '32px', margin: 0 })}
      />
    </div>
  );
}
