import { css } from 'styled-system/css';

/** `value` is 0 to 1; null while unknown. */
export const Progress = ({ value, label }: { value: number | null; label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === null ? undefined : Math.round(value * 100)}
    className={css({ height: '8px', borderRadius: 'full', background: 'surface.3', overflow: 'hidden', width: '100%' })}
  >
    <span
      className={css({
        display: 'block',
        height: '100%',
        borderRadius: 'full',
        backgroundImage: 'token(gradients.aurora)',
        transition: 'width .36s token(easings.out)',
      })}
      style={{ width: `${Math.round((value ?? 0.04) * 100)}%` }}
    />
  </div>
);
