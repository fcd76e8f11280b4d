import type { Notice } from '../kit/notice.ts';
import type { FileFacts } from '../upload/upload.types.ts';

/** An image and the URL at which the page shows it. */
export type Image = { file: FileFacts; source: string };

/** `16:9`, or `free` for a frame of any shape. */
export type CropShape = string;

/** Pixels of the image in its upright orientation. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** The cropped image and the original, each under a ref that can be used again. */
export type CutImage = { cut: FileFacts; whole: FileFacts };

export type CropContext = {
  /** The image to crop, always the original. */
  whole: Image | null;
  area: CropArea | null;
  /** The shape of the frame. */
  shape: CropShape;
  /** Ref of the cropped image that the form has; null while it has the original. */
  cut: string | null;
};

export type CropEvent =
  | { type: 'crop.opened'; image: Image; shape: CropShape }
  | { type: 'shape.chosen'; shape: CropShape }
  | { type: 'crop.cancelled' }
  | { type: 'crop.applied'; area: CropArea }
  | { type: 'crop.undone' }
  /** The form's image changed; null when it was removed. */
  | { type: 'image.changed'; ref: string | null };

export type CropEmitted = Notice | { type: 'image.cut'; file: FileFacts };

export type CropTypes = { context: CropContext; events: CropEvent; emitted: CropEmitted; tags: 'framed' | 'busy' | 'cut' };
