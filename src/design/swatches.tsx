import Check from 'lucide-react/icons/check';
import Pipette from 'lucide-react/icons/pipette';
import { css } from 'styled-system/css';

const swatch = css({
  width: '36px',
  height: '36px',
  borderRadius: 'full',
  boxShadow: 'inset 0 0 0 1px token(colors.control)',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
});

/** Black or white, whichever is legible on the color. */
const inkOn = (color: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red! * 0.299 + green! * 0.587 + blue! * 0.114 > 150 ? '#000' : '#fff';
};

type SwatchesProps = {
  label: string;
  colors: readonly string[];
  value: string | null;
  /** The label of the button that opens the system's color picker. */
  custom: string;
  onPick: (color: string) => void;
  /** The picker closed with this color; `onPick` receives every color before that. */
  onCommit: (color: string) => void;
};

/** Colors to choose from, and a custom one. */
export const Swatches = ({ label, colors, value, custom, onPick, onCommit }: SwatchesProps) => (
  <div role="group" aria-label={label} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' })}>
    {colors.map((color) => (
      <button
        key={color}
        type="button"
        aria-label={color}
        aria-pressed={color === value?.toUpperCase()}
        className={swatch}
        style={{ background: color, color: inkOn(color) }}
        onClick={() => onPick(color)}
      >
        {color === value?.toUpperCase() && <Check size={18} aria-hidden="true" />}
      </button>
    ))}
    <label
      className={css({
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: '40px',
        paddingInline: '14px',
        borderRadius: 'full',
        fontSize: 'label',
        fontWeight: 570,
        cursor: 'pointer',
        boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
        _hover: { background: 'surface.2' },
        '&:focus-within': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
      })}
    >
      <Pipette size={16} aria-hidden="true" />
      {custom}
      <input
        type="color"
        value={(value ?? '#7A5CF6').toLowerCase()}
        onChange={(event) => onPick(event.currentTarget.value.toUpperCase())}
        onBlur={(event) => onCommit(event.currentTarget.value)}
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' })}
      />
    </label>
  </div>
);
