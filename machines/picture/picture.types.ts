import type { StoredFile } from '../upload/upload.types.ts';

/** What one of these pictures is, and what its latest job does. */
export type PictureFacts = {
  stored: StoredFile | null;
  /** Its upload was refused or has failed: it gets no job until it is stored. */
  isLost: boolean;
  progress: 'none' | 'working' | 'ended';
};

/** `place` identifies the picture in its batch; `stored` is the file of an earlier page load. */
export type PictureInput = { place: number; stored: StoredFile | null };

/** Facts of the form and the job of this picture. */
export type PictureEvent =
  | { type: 'picture.stored'; place: number; stored: StoredFile | null; isLost: boolean }
  | { type: 'item.changed'; place: number; progress: PictureFacts['progress'] };

/** What a picture reports to its batch, at once and at every change. */
export type PictureReport =
  | ({ type: 'file.reported'; place: number } & Pick<PictureFacts, 'stored' | 'isLost'>)
  | ({ type: 'job.reported'; place: number } & Pick<PictureFacts, 'progress'>);

export type PictureTypes = { context: PictureInput; events: PictureEvent; input: PictureInput };
