import { Plus, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';

/** Pixels of the file. */
export type Box = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };
type Gesture = { kind: 'new' | 'move'; index: number; from: { x: number; y: number }; box: Box };

/** Smaller ones are slips of the finger; as a share of the shorter side. */
const smallest = 0.02;

const round = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** The box, moved and cut so that all of it lies in the file. */
function within({ x, y, width, height }: Box, size: Size): Box {
  const wide = Math.min(width, size.width);
  const high = Math.min(height, size.height);
  return round({
    x: Math.min(Math.max(0, x), size.width - wide),
    y: Math.min(Math.max(0, y), size.height - high),
    width: wide,
    height: high,
  });
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type MarkedFrameProps = {
  source: string;
  isVideo: boolean;
  /** Of the file as the server keeps it; the picture's own where it is not known yet. */
  size: Size | null;
  boxes: readonly Box[];
  max: number;
  onBoxes: (boxes: Box[]) => void;
  onRemove: (index: number) => void;
  /** Something is let go over a box, or a box is pressed. */
  onPick?: (index: number) => void;
  onDrop?: (index: number, slot: string) => void;
  hint: string;
  children?: ReactNode;
};

/** A picture, or the first frame of a clip, with numbered rectangles on it: drawn by pointer, or added and moved with the keys. */
export function MarkedFrame({ source, isVideo, size, boxes, max, onBoxes, onRemove, onPick, onDrop, hint, children }: MarkedFrameProps) {
  const LL = useWords();
  const t = LL.form.marks;
  const frame = useRef<HTMLDivElement>(null);
  // Its own measures and the gesture under way are the table's, the flow hears of rectangles.
  const [natural, setNatural] = useState<Size | null>(null);
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const file = size ?? natural;

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const shown = frame.current!.getBoundingClientRect();
    return { x: ((clientX - shown.left) / shown.width) * file!.width, y: ((clientY - shown.top) / shown.height) * file!.height };
  };
  const begin = (event: PointerEvent) => {
    if (!file || boxes.length >= max || event.target !== event.currentTarget) return;
    event.preventDefault();
    frame.current!.setPointerCapture(event.pointerId);
    const from = pointAt(event);
    setGesture({ kind: 'new', index: boxes.length, from, box: { ...from, width: 0, height: 0 } });
  };
  const grab = (index: number) => (event: PointerEvent) => {
    if (!file) return;
    frame.current!.setPointerCapture(event.pointerId);
    setGesture({ kind: 'move', index, from: pointAt(event), box: boxes[index]! });
  };
  const move = (event: PointerEvent) => {
    if (!gesture || !file) return;
    const to = pointAt(event);
    if (gesture.kind === 'new') {
      const x = Math.min(gesture.from.x, to.x);
      const y = Math.min(gesture.from.y, to.y);
      const box = { x, y, width: Math.abs(to.x - gesture.from.x), height: Math.abs(to.y - gesture.from.y) };
      setGesture({ ...gesture, box: within(box, file) });
    } else {
      const start = boxes[gesture.index]!;
      const box = { ...start, x: start.x + to.x - gesture.from.x, y: start.y + to.y - gesture.from.y };
      setGesture({ ...gesture, box: within(box, file) });
    }
  };
  const end = () => {
    if (!gesture || !file) return;
    setGesture(null);
    const { kind, index, box } = gesture;
    const least = Math.min(file.width, file.height) * smallest;
    if (kind === 'new') {
      if (box.width >= least && box.height >= least) onBoxes([...boxes, box]);
    } else if (box.x === boxes[index]!.x && box.y === boxes[index]!.y) onPick?.(index);
    else onBoxes(boxes.with(index, box));
  };
  const add = () => {
    if (!file) return;
    const side = Math.min(file.width, file.height) / 4;
    onBoxes([...boxes, within({ x: (file.width - side) / 2, y: (file.height - side) / 2, width: side, height: side }, file)]);
  };
  const key = (index: number) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === 'Enter' && onPick) onPick(index);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else if (arrow && file) {
      const step = Math.max(1, Math.min(file.width, file.height) / 50);
      const box = boxes[index]!;
      const next = event.shiftKey
        ? { ...box, width: Math.max(step, box.width + arrow[0] * step), height: Math.max(step, box.height + arrow[1] * step) }
        : { ...box, x: box.x + arrow[0] * step, y: box.y + arrow[1] * step };
      onBoxes(boxes.with(index, within(next, file)));
    } else return;
    event.preventDefault();
  };

  const shown = gesture?.kind === 'new' ? [...boxes, gesture.box] : boxes.map((box, at) => (gesture?.index === at ? gesture.box : box));
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={css({ display: 'grid', gap: '8px' })}>
      <div
        ref={frame}
        className={css({ position: 'relative', borderRadius: 'md', overflow: 'hidden', touchAction: 'none', background: 'surface.3' })}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setGesture(null)}
      >
        {isVideo ? (
          <video
            src={source}
            muted
            playsInline
            preload="auto"
            aria-label={t.frame()}
            className={css({ width: '100%', height: 'auto', display: 'block' })}
            onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => setNatural({ width: videoWidth, height: videoHeight })}
          />
        ) : (
          <img
            src={source}
            alt=""
            className={css({ width: '100%', height: 'auto', display: 'block' })}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setNatural({ width: naturalWidth, height: naturalHeight })}
          />
        )}
        <div data-canvas="" onPointerDown={begin} className={css({ position: 'absolute', inset: 0, cursor: 'crosshair' })} />
        {file &&
          shown.map((box, index) => (
            <div
              // A box is known by its number.
              key={index}
              role="button"
              tabIndex={0}
              aria-label={`${t.nth(index + 1)}. ${t.moves()}`}
              onPointerDown={grab(index)}
              onKeyDown={key(index)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                onDrop?.(index, event.dataTransfer.getData('text/plain'));
              }}
              className={css({
                position: 'absolute',
                border: '2px solid white',
                outline: '2px solid token(colors.violet.500)',
                borderRadius: 'sm',
                background: 'rgba(122,92,246,.18)',
                cursor: 'move',
                _focusVisible: { outlineWidth: '4px' },
              })}
              style={{
                left: share(box.x, file.width),
                top: share(box.y, file.height),
                width: share(box.width, file.width),
                height: share(box.height, file.height),
              }}
            >
              <span
                aria-hidden="true"
                className={css({
                  position: 'absolute',
                  left: '0',
                  top: '0',
                  minWidth: '24px',
                  height: '24px',
                  display: 'grid',
                  placeItems: 'center',
                  borderRadius: 'sm',
                  background: 'violet.950',
                  color: 'white',
                  fontSize: '13px',
                  fontWeight: 700,
                })}
              >
                {index + 1}
              </span>
            </div>
          ))}
      </div>
      <p className={css({ fontSize: '13px', color: 'text.2' })}>{hint}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
        <Button size="small" look="soft" disabled={!file || boxes.length >= max} onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {t.add()}
        </Button>
        {boxes.map((_, index) => (
          <Button
            // A box is known by its number.
            key={index}
            size="small"
            look="ghost"
            aria-label={t.remove(index + 1)}
            onClick={() => onRemove(index)}
          >
            {index + 1}
            <X size={16} aria-hidden="true" />
          </Button>
        ))}
        {children}
      </div>
    </div>
  );
}
