import type { Notice } from '../kit/notice.ts';
import type { FileFacts } from '../upload/upload.types.ts';

/** A picture and where the page sees it. */
export type Picture = { file: FileFacts; source: string };

/** Pixels of the picture as it stands upright. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** What was cut, and the whole picture, kept under a name by which it can be given again. */
export type CutPicture = { cut: FileFacts; whole: FileFacts };

export type CropContext = {
  /** The picture that is cut, always the whole one. */
  whole: Picture | null;
  area: CropArea | null;
  /** What the form has of it: the name of the cut; null while it has the whole. */
  cut: string | null;
};

export type CropEvent =
  | { type: 'crop.opened'; picture: Picture }
  | { type: 'crop.cancelled' }
  | { type: 'crop.applied'; area: CropArea }
  | { type: 'crop.undone' }
  /** The form has this picture now; null: none. */
  | { type: 'picture.changed'; ref: string | null };

export type CropEmitted = Notice | { type: 'picture.cut'; file: FileFacts };

export type CropTypes = { context: CropContext; events: CropEvent; emitted: CropEmitted };
