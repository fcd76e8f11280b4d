import { useSelector } from '@xstate/react';
import { ImageCropper } from '@ark-ui/react/image-cropper';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { ratios } from '../../../../contract/facts/tools/choices.ts';
import { selectIsCutting, selectShape } from '../../../../machines/crop/crop.selectors.ts';
import type { cropFlow } from '../../../actors/crop.ts';
import { useWords } from '../../../platform/words.ts';
import { Chips } from '../../../design/chips.tsx';
import { Button } from '../../../design/button.tsx';
import { useCropper } from './use-cropper.ts';

type CropFrameProps = {
  crop: ReturnType<typeof cropFlow>;
  source: string;
  /** The id of the button that opens the frame. */
  opener: string;
};

const free = 'free';
/** Width divided by height; undefined for a free shape. */
const aspectRatioOf = (ratio: string): number | undefined => {
  const [width, height] = ratio.split(':').map(Number);
  return width && height ? width / height : undefined;
};

const grip = css({
  width: '28px',
  height: '28px',
  display: 'grid',
  placeItems: 'center',
  _before: { content: '""', width: '14px', height: '14px', borderRadius: 'full', background: 'white', boxShadow: '0 0 0 2px #7A5CF6' },
});

const thirds = css({ borderStyle: 'solid', borderWidth: '0', borderColor: 'rgba(255,255,255,.5)' });

/** A frame with handles over the image, for pointer, touch and keyboard; everything outside is cropped off. */
export default function CropFrame({ crop, source, opener }: CropFrameProps) {
  const LL = useWords();
  const t = LL.making.crop;
  const shape = useSelector(crop, selectShape);
  const busy = useSelector(crop, selectIsCutting);
  // The focus moves into the frame, whose button is gone, and back to the button when the frame is.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => document.getElementById(opener)?.focus({ preventScroll: true });
  }, [opener]);
  const { cropper, resizeInShape } = useCropper(aspectRatioOf(shape));
  const apply = () => {
    const { x, y, width, height } = cropper.getCropData();
    crop.send({ type: 'crop.applied', area: { x, y, width, height } });
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t.title()}
      className={css({
        display: 'grid',
        gap: '12px',
        padding: '12px',
        borderRadius: 'lg',
        background: 'surface.2',
        minWidth: 0,
        outline: 'none',
      })}
    >
      <Chips
        label={t.ratio()}
        options={[{ value: free, label: t.free() }, ...ratios.map((each) => ({ value: each, label: each }))]}
        value={shape}
        onChoose={(chosen) => crop.send({ type: 'shape.chosen', shape: chosen })}
      />
      <ImageCropper.RootProvider
        value={cropper}
        onKeyDownCapture={resizeInShape}
        className={css({ display: 'grid', placeItems: 'center', minWidth: 0 })}
      >
        <Stage source={source} />
      </ImageCropper.RootProvider>
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.how()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
        <Button variant="primary" busy={busy} onClick={apply}>
          {t.apply()}
        </Button>
        <Button variant="ghost" onClick={() => crop.send({ type: 'crop.cancelled' })}>
          {LL.actions.cancel()}
        </Button>
      </div>
    </section>
  );
}

/** The image under the frame, with a handle on each side and corner, and lines at the thirds. */
const Stage = ({ source }: { source: string }) => (
  <ImageCropper.Viewport className={css({ borderRadius: 'md', background: '#0C0A16', maxWidth: '100%' })}>
    <ImageCropper.Image
      src={source}
      alt=""
      className={css({ display: 'block', maxWidth: '100%', maxHeight: '420px', width: 'auto', height: 'auto' })}
    />
    <ImageCropper.Selection
      className={css({
        boxShadow: '0 0 0 9999px rgba(12,8,28,.62)',
        outline: '2px solid white',
        cursor: 'move',
        _focusVisible: { outline: '3px solid token(colors.violet.400)', outlineOffset: '1px' },
      })}
    >
      {ImageCropper.handles.map((position) => (
        <ImageCropper.Handle key={position} position={position} className={grip} />
      ))}
      <ImageCropper.Grid axis="horizontal" className={thirds} style={{ borderBlockWidth: '1px' }} />
      <ImageCropper.Grid axis="vertical" className={thirds} style={{ borderInlineWidth: '1px' }} />
    </ImageCropper.Selection>
  </ImageCropper.Viewport>
);
