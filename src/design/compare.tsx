import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../platform/words.ts';

type CompareProps = { before: string; after: string; label: string; width: number; height: number };

const layer = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'fill' });
const tag = css({
  position: 'absolute',
  top: '10px',
  padding: '4px 10px',
  borderRadius: 'full',
  fontSize: 'badge',
  fontWeight: 650,
  background: 'rgba(16,10,36,.78)',
  color: 'white',
  pointerEvents: 'none',
});

const knob = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: '48px',
  height: '48px',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  background: 'white',
  color: 'violet.800',
  boxShadow: '0 0 0 1px rgba(16,10,36,.16), 0 6px 18px rgba(16,10,36,.32)',
  '[data-compare]:has(:focus-visible) &': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

/** Two images on top of each other, with a line between them that a slider moves. */
export function Compare({ before, after, label, width, height }: CompareProps) {
  const LL = useWords();
  const t = LL.making.compare;
  const [share, setShare] = useState(50);
  return (
    <div
      data-compare=""
      className={css({
        position: 'relative',
        width: '100%',
        maxHeight: 'clamp(280px, 100dvh - 470px, 520px)',
        borderRadius: 'md',
        overflow: 'hidden',
      })}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(clamp(280px, 100dvh - 470px, 520px) * ${width / height})` }}
    >
      <img src={after} alt={label} className={layer} />
      <img src={before} alt="" className={layer} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
      <span className={tag} style={{ left: '10px' }} aria-hidden="true">
        {t.before()}
      </span>
      <span className={tag} style={{ right: '10px' }} aria-hidden="true">
        {t.after()}
      </span>
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          top: 0,
          bottom: 0,
          width: '3px',
          background: 'white',
          boxShadow: '0 0 0 1px rgba(16,10,36,.4)',
          pointerEvents: 'none',
        })}
        style={{ left: `calc(${share}% - 1.5px)` }}
      >
        <span className={knob}>
          <ChevronsLeftRight size={22} />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t.label()}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
        className={css({
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          cursor: 'ew-resize',
          touchAction: 'pan-y',
        })}
      />
    </div>
  );
}
