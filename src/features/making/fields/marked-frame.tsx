import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { MarkBox, Size } from '../../../../machines/marks/marks.geometry.ts';
import { boxesOnScreen, selectBoxes, selectHasRoom } from '../../../../machines/marks/marks.selectors.ts';
import type { Marks } from '../../../actors/marks.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { useBoxGestures } from './use-box-gestures.ts';
import { regionNumber } from '../../../design/region-number.ts';

const sameBoxes = (some: readonly MarkBox[], others: readonly MarkBox[]): boolean =>
  some.length === others.length && some.every((box, index) => box === others[index]);

export type MarkedFrameProps = {
  marks: Marks;
  source: string;
  isVideo: boolean;
  /** The first image of a clip, where the server gave it. */
  still?: string | undefined;
  /** The size of the file on the server; the local image's size until it is known. */
  size: Size | null;
  /** A file was dropped on a rectangle. */
  onDrop?: (index: number, slot: string) => void;
  hint: string;
  children?: ReactNode;
};

/** An image, or the first frame of a clip, with numbered rectangles: drawn with the pointer, or added and moved with the keyboard. */
export function MarkedFrame({ marks, source, isVideo, still, size, onDrop, hint, children }: MarkedFrameProps) {
  const t = useWords().form.marks;
  // The size of the local image, used until the server reports the file's size.
  const [natural, setNatural] = useState<Size | null>(null);
  const file = size ?? natural;
  const frame = useRef<HTMLDivElement>(null);
  const onScreen = useSelector(marks, boxesOnScreen, sameBoxes);
  const boxes = useSelector(marks, selectBoxes);
  const hasRoom = useSelector(marks, selectHasRoom);
  const gestures = useBoxGestures(marks, frame, file);
  return (
    <div className={css({ display: 'grid', gap: '8px' })}>
      <div
        ref={frame}
        className={css({ position: 'relative', borderRadius: 'md', overflow: 'hidden', touchAction: 'none', background: 'surface.3' })}
        onPointerMove={gestures.move}
        onPointerUp={gestures.end}
        onPointerCancel={gestures.cancel}
      >
        <Ground source={source} isVideo={isVideo} still={still} onSize={setNatural} />
        <div data-canvas="" onPointerDown={gestures.begin} className={css({ position: 'absolute', inset: 0, cursor: 'crosshair' })} />
        {file &&
          onScreen.map((box, index) => (
            <NumberedBox
              // A box is identified by its index.
              key={index}
              box={box}
              file={file}
              number={index + 1}
              onGrab={gestures.grab(index)}
              onKey={gestures.key(index)}
              onDrop={(slot) => onDrop?.(index, slot)}
            />
          ))}
      </div>
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{hint}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
        <Button size="small" variant="soft" disabled={!file || !hasRoom} onClick={gestures.add}>
          <Plus size={16} aria-hidden="true" />
          {t.add()}
        </Button>
        {boxes.map((_, index) => (
          <Button
            // A box is identified by its index.
            key={index}
            size="small"
            variant="ghost"
            aria-label={t.remove(index + 1)}
            onClick={() => marks.send({ type: 'box.removed', index })}
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

type GroundProps = { source: string; isVideo: boolean; still: string | undefined; onSize: (size: Size) => void };

/** The image or clip under the boxes; reports its size once it has loaded. A still is shown by every browser, whatever the clip's codec. */
function Ground({ source, isVideo, still, onSize }: GroundProps) {
  const label = useWords().form.marks.frame();
  const fill = css({ width: '100%', height: 'auto', display: 'block' });
  if (still) return <img src={still} alt={label} className={fill} />;
  return isVideo ? (
    <video
      src={source}
      muted
      playsInline
      preload="auto"
      aria-label={label}
      className={fill}
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => onSize({ width: videoWidth, height: videoHeight })}
    />
  ) : (
    <img
      src={source}
      alt=""
      className={fill}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize({ width: naturalWidth, height: naturalHeight })}
    />
  );
}

type NumberedBoxProps = {
  box: MarkBox;
  file: Size;
  number: number;
  onGrab: (event: PointerEvent) => void;
  onKey: (event: KeyboardEvent) => void;
  onDrop: (slot: string) => void;
};

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

function NumberedBox({ box, file, number, onGrab, onKey, onDrop }: NumberedBoxProps) {
  const t = useWords().form.marks;
  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={`${t.nth(number)}. ${t.moves()}`}
      onPointerDown={onGrab}
      onKeyDown={onKey}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer.getData('text/plain'));
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
      <span aria-hidden="true" className={regionNumber}>
        {number}
      </span>
    </div>
  );
}
