import Eraser from 'lucide-react/icons/eraser';
import Paintbrush from 'lucide-react/icons/paintbrush';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { css } from 'styled-system/css';
import { selectBrushSize, selectCanClear, selectCanUndo, selectKeeps } from '../../../../machines/brush/brush.selectors.ts';
import type { BrushMode } from '../../../../machines/brush/brush.types.ts';
import type { BrushFlow } from '../../../actors/brush.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { useBrush } from './use-brush.ts';

type BrushProps = {
  brush: BrushFlow;
  mode: BrushMode;
  source: string;
  title: string;
  hint: string;
  onClose?: () => void;
};

/** Paints over the image with undo: by pointer, or with the arrow keys and the space bar. */
export default function Brush({ brush, mode, source, title, hint, onClose }: BrushProps) {
  const LL = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useBrush(brush, canvas, mode);
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
          src={source}
          alt=""
          className={css({ width: '100%', height: 'auto' })}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => gestures.fit({ width: naturalWidth, height: naturalHeight })}
        />
        <canvas
          ref={canvas}
          aria-label={title}
          role="img"
          tabIndex={0}
          onPointerDown={gestures.begin}
          onPointerMove={gestures.move}
          onPointerUp={gestures.end}
          onPointerCancel={gestures.end}
          onKeyDown={gestures.key}
          className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', cursor: 'crosshair' })}
        />
      </div>
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{hint}</p>
      <BrushBar brush={brush} mode={mode} />
    </div>
  );
}

/** The kind of brush, its size, undo and clear. */
function BrushBar({ brush, mode }: Pick<BrushProps, 'brush' | 'mode'>) {
  const t = useWords().making.brush;
  const keeps = useSelector(brush, selectKeeps);
  const size = useSelector(brush, selectBrushSize);
  const canUndo = useSelector(brush, selectCanUndo);
  const canClear = useSelector(brush, selectCanClear);
  const [first, second] = mode === 'hints' ? [t.keep(), t.drop()] : [t.paint(), t.erase()];
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' })}>
      <Button
        size="small"
        variant={keeps ? 'primary' : 'secondary'}
        aria-pressed={keeps}
        onClick={() => brush.send({ type: 'ink.chosen', keeps: true })}
      >
        <Paintbrush size={16} aria-hidden="true" />
        {first}
      </Button>
      <Button
        size="small"
        variant={keeps ? 'secondary' : 'primary'}
        aria-pressed={!keeps}
        onClick={() => brush.send({ type: 'ink.chosen', keeps: false })}
      >
        <Eraser size={16} aria-hidden="true" />
        {second}
      </Button>
      <Button size="small" variant="ghost" disabled={!canUndo} onClick={() => brush.send({ type: 'undo.clicked' })}>
        <Undo2 size={16} aria-hidden="true" />
        {t.undo()}
      </Button>
      <Button size="small" variant="ghost" disabled={!canClear} onClick={() => brush.send({ type: 'clear.clicked' })}>
        {t.clear()}
      </Button>
      <label className={css({ display: 'flex', gap: '8px', alignItems: 'center', fontSize: 'small', flex: 1, minWidth: '160px' })}>
        {t.size()}
        <input
          type="range"
          min={8}
          max={96}
          value={size}
          onChange={(event) => brush.send({ type: 'size.chosen', size: Number(event.currentTarget.value) })}
          className={css({ flex: 1, accentColor: 'violet.500', minHeight: '32px' })}
        />
      </label>
    </div>
  );
}
