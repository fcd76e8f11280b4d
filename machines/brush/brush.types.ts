import type { ShownFile } from '../form/form.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { FileFacts } from '../upload/upload.types.ts';

/** A point, or a way, in pixels of the image. */
export type Point = { x: number; y: number };

/** A stroke in pixels of the image. */
export type Stroke = { keeps: boolean; width: number; points: Point[] };

/**
 * `hints`: white keeps, black drops, and transparent leaves it to the engine. `area`: white is the selected area, everything else is black.
 */
export type BrushMode = 'hints' | 'area';

/** A mask that is already in the form, under the strokes; `url` is where the server has it. */
export type Area = { ref: string; url: string | null };

/** The size of an image in pixels. */
export type ImageSize = { width: number; height: number };

export type BrushInput = {
  mode: BrushMode;
  /** The slot of the image that is painted over. */
  below: string;
  /** The slot of the mask. */
  slot: string;
  /** The brush is on screen whenever there is an image; otherwise it is opened and closed. */
  alwaysOpen: boolean;
};

export type BrushContext = {
  field: BrushInput;
  image: ImageSize | null;
  /** Ref of the image that the strokes are over. */
  ref: string | null;
  /** Ref of the mask that the form has from here; null without one. */
  mask: string | null;
  /** A mask that came from elsewhere: a proposal, or a draft. */
  area: Area | null;
  strokes: readonly Stroke[];
  keeps: boolean;
  /** The diameter of the brush in pixels of the screen. */
  size: number;
  /** Where the keyboard paints; null while the pointer does. */
  cursor: Point | null;
};

export type BrushEvent =
  | { type: 'brush.opened' }
  | { type: 'brush.closed' }
  | { type: 'image.loaded'; image: ImageSize }
  /** The files of the form. */
  | { type: 'form.shown'; files: Record<string, ShownFile> }
  | { type: 'ink.chosen'; keeps: boolean }
  | { type: 'size.chosen'; size: number }
  | { type: 'stroke.began'; point: Point; width: number }
  | { type: 'stroke.moved'; point: Point }
  | { type: 'stroke.ended' }
  | { type: 'cursor.pushed'; by: Point }
  /** The keyboard paints a dot at the cursor, in the middle before it was moved. */
  | { type: 'dot.painted'; width: number }
  | { type: 'undo.clicked' }
  | { type: 'clear.clicked' };

export type BrushEmitted = Notice | { type: 'mask.painted'; file: FileFacts } | { type: 'mask.cleared' };

export type BrushTypes = { context: BrushContext; events: BrushEvent; input: BrushInput; emitted: BrushEmitted };

/** What a mask is painted from. */
export type MaskRequest = { area: Area | null; strokes: readonly Stroke[]; mode: BrushMode; image: ImageSize };
