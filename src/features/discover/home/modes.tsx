import ScanFace from 'lucide-react/icons/scan-face';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Link } from '../../../routing/link.tsx';
import { kinds } from './kinds.ts';

const modePill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  paddingInline: { base: '8px', md: '14px' },
  borderRadius: 'full',
  fontSize: 'tab',
  fontWeight: 600,
  color: 'text.2',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // On a phone the words have the row to themselves.
  '& svg': { smDown: { display: 'none' } },
  _hover: { color: 'text', background: 'surface.2' },
  '&:has(:checked)': { background: 'soft', color: 'soft.text' },
  '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

/** What to make: a radio group, and a link to the face swap, which has no prompt. */
export function Modes() {
  const t = useWords().home.composer;
  return (
    <div
      role="radiogroup"
      aria-label={t.modes()}
      // Where a language has longer words, a phone has two rows: none is cut off.
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '2px', padding: '2px' })}
    >
      {kinds.map(({ mode, icon: Icon }, index) => (
        <label key={mode} className={modePill}>
          <input type="radio" name="mode" value={mode} defaultChecked={index === 0} className={css({ srOnly: true })} />
          <Icon size={18} aria-hidden="true" />
          {t[mode]()}
        </label>
      ))}
      <Link to="/ai-face-swap" className={modePill}>
        <ScanFace size={18} aria-hidden="true" />
        {t.face()}
      </Link>
    </div>
  );
}
