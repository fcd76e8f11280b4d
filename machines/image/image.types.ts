import type { StoredFile } from '../upload/upload.types.ts';

/** What one of these images is, and what its latest job does. */
export type ImageFacts = {
  stored: StoredFile | null;
  /** Its upload was refused or has failed: it gets no job until it is stored. */
  isLost: boolean;
  progress: 'none' | 'working' | 'ended';
};

/** `place` identifies the image in its batch; `stored` is the file of an earlier page load. */
export type ImageInput = { place: number; stored: StoredFile | null };

/** Facts of the form and the job of this image. */
export type ImageEvent =
  | { type: 'image.stored'; place: number; stored: StoredFile | null; isLost: boolean }
  | { type: 'item.changed'; place: number; progress: ImageFacts['progress'] };

/** What an image reports to its batch, at once and at every change. */
export type ImageReport =
  | ({ type: 'file.reported'; place: number } & Pick<ImageFacts, 'stored' | 'isLost'>)
  | ({ type: 'job.reported'; place: number } & Pick<ImageFacts, 'progress'>);

export type ImageTypes = { context: ImageInput; events: ImageEvent; input: ImageInput };
