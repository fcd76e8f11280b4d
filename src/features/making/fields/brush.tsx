import { Eraser, Paintbrush, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';

type Point = { x: number; y: number };
/** A stroke in pixels of the picture. */
type Stroke = { keeps: boolean; width: number; points: Point[] };

/**
 * `hints`: white keeps, black drops, what is left alone is transparent and left to the engine. `area`: white is the area meant, all else
 * is black.
 */
type BrushMode = 'hints' | 'area';

type BrushProps = {
  mode?: BrushMode;
  source: string;
  title: string;
  hint: string;
  onMask: (mask: File | null) => void;
  onClose?: () => void;
};

const keepInk = 'rgba(62,214,168,.62)';
const dropInk = 'rgba(240,72,155,.62)';

function draw(context: CanvasRenderingContext2D, strokes: readonly Stroke[], ink: (stroke: Stroke) => string): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.globalCompositeOperation = 'destination-out';
    trace(context, stroke, '#000');
    context.globalCompositeOperation = 'source-over';
    trace(context, stroke, ink(stroke));
  }
}

function trace(context: CanvasRenderingContext2D, { width, points }: Stroke, ink: string): void {
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.beginPath();
  const [first, ...rest] = points;
  if (!first) return;
  context.moveTo(first.x, first.y);
  // A press without a move leaves a dot.
  context.lineTo(first.x + 0.01, first.y);
  for (const { x, y } of rest) context.lineTo(x, y);
  context.stroke();
}

/** The strokes as a PNG of the picture's size. */
async function maskOf(
  { naturalWidth: width, naturalHeight: height }: HTMLImageElement,
  strokes: readonly Stroke[],
  mode: BrushMode,
): Promise<File | null> {
  if (strokes.length === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  draw(context, strokes, ({ keeps }) => (keeps ? '#fff' : '#000'));
  if (mode === 'area') {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new File([blob], 'mask.png', { type: 'image/png' });
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Paints over the picture with undo: by pointer, or with the arrow keys and the space bar. */
export default function Brush({ mode = 'hints', source, title, hint, onMask, onClose }: BrushProps) {
  const LL = useWords();
  const t = LL.making.brush;
  const picture = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // The drawing on the table; the flow learns of it as a file.
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [keeps, setKeeps] = useState(true);
  const [size, setSize] = useState(32);
  const [cursor, setCursor] = useState<Point | null>(null);
  const current = useRef<Stroke | null>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    draw(context, strokes, (stroke) => (stroke.keeps === (mode === 'hints') ? keepInk : dropInk));
    if (!cursor) return;
    context.lineWidth = 2;
    context.strokeStyle = '#7A5CF6';
    context.beginPath();
    context.arc(cursor.x, cursor.y, (size * canvas.current!.width) / canvas.current!.getBoundingClientRect().width / 2, 0, 2 * Math.PI);
    context.stroke();
  }, [strokes, cursor, size, mode]);

  const scale = () => canvas.current!.width / (canvas.current!.getBoundingClientRect().width || canvas.current!.width);
  const pointAt = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point => {
    const box = canvas.current!.getBoundingClientRect();
    return { x: (clientX - box.left) * scale(), y: (clientY - box.top) * scale() };
  };
  const tell = async (next: readonly Stroke[]) => {
    setStrokes(next);
    if (picture.current) onMask(await maskOf(picture.current, next, mode));
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.preventDefault();
    canvas.current!.setPointerCapture(event.pointerId);
    setCursor(null);
    current.current = { keeps, width: size * scale(), points: [pointAt(event)] };
    setStrokes([...strokes, current.current]);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const stroke = current.current;
    if (!stroke) return;
    const longer = { ...stroke, points: [...stroke.points, pointAt(event)] };
    current.current = longer;
    setStrokes([...strokes.slice(0, -1), longer]);
  };
  const end = () => {
    if (!current.current) return;
    current.current = null;
    void tell(strokes);
  };
  const key = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const { width, height } = canvas.current!;
    const from = cursor ?? { x: width / 2, y: height / 2 };
    const arrow = arrows[event.key];
    if (arrow) {
      const step = (size * scale()) / 2;
      setCursor({
        x: Math.min(width, Math.max(0, from.x + arrow[0] * step)),
        y: Math.min(height, Math.max(0, from.y + arrow[1] * step)),
      });
    } else if (event.key === ' ') void tell([...strokes, { keeps, width: size * scale(), points: [from] }]);
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) void tell(strokes.slice(0, -1));
    else return;
    event.preventDefault();
  };

  return (
    <div className={css({ display: 'grid', gap: '12px', padding: '12px', borderRadius: 'lg', background: 'surface.2' })}>
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' })}>
        <p className={css({ fontWeight: 620 })}>{title}</p>
        {onClose && (
          <Button look="ghost" shape="smallIcon" size="small" aria-label={LL.actions.close()} onClick={onClose}>
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
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={key}
          className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', cursor: 'crosshair' })}
        />
      </div>
      <p className={css({ fontSize: '13px', color: 'text.2' })}>{hint}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' })}>
        {mode === 'hints' && (
          <>
            <Button size="small" look={keeps ? 'primary' : 'secondary'} aria-pressed={keeps} onClick={() => setKeeps(true)}>
              <Paintbrush size={16} aria-hidden="true" />
              {t.keep()}
            </Button>
            <Button size="small" look={keeps ? 'secondary' : 'primary'} aria-pressed={!keeps} onClick={() => setKeeps(false)}>
              <Eraser size={16} aria-hidden="true" />
              {t.drop()}
            </Button>
          </>
        )}
        <Button size="small" look="ghost" disabled={strokes.length === 0} onClick={() => void tell(strokes.slice(0, -1))}>
          <Undo2 size={16} aria-hidden="true" />
          {t.undo()}
        </Button>
        <Button size="small" look="ghost" disabled={strokes.length === 0} onClick={() => void tell([])}>
          {t.clear()}
        </Button>
        <label className={css({ display: 'flex', gap: '8px', alignItems: 'center', fontSize: '13px', flex: 1, minWidth: '160px' })}>
          {t.size()}
          <input
            type="range"
            min={8}
            max={96}
            value={size}
            onChange={(event) => setSize(Number(event.currentTarget.value))}
            className={css({ flex: 1, accentColor: 'violet.500', minHeight: '32px' })}
          />
        </label>
      </div>
    </div>
  );
}
