import { useImageCropper } from '@ark-ui/react/image-cropper';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../../platform/words.ts';

/** Screen pixels by which a key moves the frame. */
const nudge = { slow: 4, fast: 16 };

/**
 * Ark's cropper with our labels, and keys that keep a fixed shape. `aspectRatio` is width divided by height; undefined when the shape is
 * free.
 */
export function useCropper(aspectRatio: number | undefined) {
  const t = useWords().making.crop;
  const cropper = useImageCropper({
    ...(aspectRatio !== undefined && { aspectRatio }),
    // The image stays in place; only the frame moves.
    minZoom: 1,
    maxZoom: 1,
    nudgeStep: nudge.slow,
    nudgeStepShift: nudge.fast,
    translations: {
      rootLabel: t.title(),
      rootRoleDescription: '',
      previewLoading: t.title(),
      previewDescription: () => t.title(),
      selectionLabel: () => t.frame(),
      selectionRoleDescription: '',
      selectionInstructions: t.how(),
      selectionValueText: ({ x, y, width, height }) => t.value(width, height, x, y),
    },
  });
  /** The cropper's own keys would change a fixed shape: here both sides change together. */
  const resizeInShape = (event: KeyboardEvent) => {
    const grows = { ArrowRight: true, ArrowDown: true, ArrowLeft: false, ArrowUp: false }[event.key];
    if (aspectRatio === undefined || !event.altKey || grows === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? nudge.fast : nudge.slow;
    cropper.resize('se', grows ? step : -step);
  };
  return { cropper, resizeInShape };
}
