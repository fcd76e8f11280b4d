import Eraser from 'lucide-react/icons/eraser';
import Paintbrush from 'lucide-react/icons/paintbrush';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import type { BrushMode } from './strokes.ts';
import { useBrush } from './use-brush.ts';

type BrushProps = {
  mode?: BrushMode;
  source: string;
  title: string;
  hint: string;
  onMask: (mask: File | null) => void;
  onClose?: () => void;
};

/** Paints over the picture with undo: by pointer, or with the arrow keys and the space bar. */
export default function Brush({ mode = 'hints', source, title, hint, onMask, onClose }: BrushProps) {
  const LL = useWords();
  const picture = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const brush = useBrush({ picture, canvas, mode, onMask });
  return (
    <div className={css({ display: 'grid', gap: '12px', padding: '12px', borderRadius: 'lg', background: 'surface.2' })}>
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' })}>
        <p className={css({ fontWeight: 620 })}>{title}</p>
        {onClose && (
          <Button variant="ghost" shape="smallIcon" size="small" aria-label={LL.actions.close()} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className={css({ position: 'relative', borderRadius: 'md', overflow: 'hidden', touchAction: 'none' })}>
        <img
          ref={picture}
          src={source}
          alt=""
          className={css({ width: '100%', height: 'auto' })}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            canvas.current!.width = naturalWidth;
            canvas.current!.height = naturalHeight;
          }}
        />
        <canvas
          ref={canvas}
          aria-label={title}
          role="img"
          tabIndex={0}
          onPointerDown={brush.begin}
          onPointerMove={brush.move}
          onPointerUp={brush.end}
          onPointerCancel={brush.end}
          onKeyDown={brush.key}
          className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', cursor: 'crosshair' })}
        />
      </div>
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{hint}</p>
      <BrushBar brush={brush} mode={mode} />
    </div>
  );
}

/** The kind of brush, its size, undo and clear. */
function BrushBar({ brush, mode }: { brush: ReturnType<typeof useBrush>; mode: BrushMode }) {
  const t = useWords().making.brush;
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' })}>
      {mode === 'hints' && (
        <>
          <Button
            size="small"
            variant={brush.keeps ? 'primary' : 'secondary'}
            aria-pressed={brush.keeps}
            onClick={() => brush.setKeeps(true)}
          >
            <Paintbrush size={16} aria-hidden="true" />
            {t.keep()}
          </Button>
          <Button
            size="small"
            variant={brush.keeps ? 'secondary' : 'primary'}
            aria-pressed={!brush.keeps}
            onClick={() => brush.setKeeps(false)}
          >
            <Eraser size={16} aria-hidden="true" />
            {t.drop()}
          </Button>
        </>
      )}
      <Button size="small" variant="ghost" disabled={brush.isEmpty} onClick={brush.undo}>
        <Undo2 size={16} aria-hidden="true" />
        {t.undo()}
      </Button>
      <Button size="small" variant="ghost" disabled={brush.isEmpty} onClick={brush.clear}>
        {t.clear()}
      </Button>
      <label className={css({ display: 'flex', gap: '8px', alignItems: 'center', fontSize: 'small', flex: 1, minWidth: '160px' })}>
        {t.size()}
        <input
          type="range"
          min={8}
          max={96}
          value={brush.size}
          onChange={(event) => brush.setSize(Number(event.currentTarget.value))}
          className={css({ flex: 1, accentColor: 'violet.500', minHeight: '32px' })}
        />
      </label>
    </div>
  );
}
