import { Check, Pipette } from 'lucide-react';
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

/** Black or white, whichever is read on the colour. */
const inkOn = (colour: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red! * 0.299 + green! * 0.587 + blue! * 0.114 > 150 ? '#000' : '#fff';
};

type SwatchesProps = {
  label: string;
  colours: readonly string[];
  value: string | null;
  /** The press that opens the system's own picker. */
  own: string;
  onPick: (colour: string) => void;
  /** The picker was left with this colour: it tells every colour that is passed over, and only this one was settled on. */
  onSettle: (colour: string) => void;
};

/** Colours to choose from, and one of one's own. */
export const Swatches = ({ label, colours, value, own, onPick, onSettle }: SwatchesProps) => (
  <div role="group" aria-label={label} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' })}>
    {colours.map((colour) => (
      <button
        key={colour}
        type="button"
        aria-label={colour}
        aria-pressed={colour === value?.toUpperCase()}
        className={swatch}
        style={{ background: colour, color: inkOn(colour) }}
        onClick={() => onPick(colour)}
      >
        {colour === value?.toUpperCase() && <Check size={18} aria-hidden="true" />}
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
        fontSize: '14px',
        fontWeight: 570,
        cursor: 'pointer',
        boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
        _hover: { background: 'surface.2' },
        '&:focus-within': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
      })}
    >
      <Pipette size={16} aria-hidden="true" />
      {own}
      <input
        type="color"
        value={(value ?? '#7A5CF6').toLowerCase()}
        onChange={(event) => onPick(event.currentTarget.value.toUpperCase())}
        onBlur={(event) => onSettle(event.currentTarget.value)}
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' })}
      />
    </label>
  </div>
);
