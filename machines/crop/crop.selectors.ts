import type { SnapshotFrom } from 'xstate';
import type { cropMachine } from './crop.machine.ts';
import type { CropShape, Image } from './crop.types.ts';

export type CropSnapshot = SnapshotFrom<typeof cropMachine>;

/** Whether the form has a cropped image, which can be undone. */
export const selectIsCut = (snapshot: CropSnapshot): boolean => snapshot.hasTag('cut');
/** Whether the image is being cropped: the button shows a spinner. */
export const selectIsCutting = (snapshot: CropSnapshot): boolean => snapshot.hasTag('busy');
/** The shape of the frame: `16:9`, or `free`. */
export const selectShape = ({ context }: CropSnapshot): CropShape => context.shape;
/** The image under the crop frame; null while the frame is closed. */
export const selectFramed = (snapshot: CropSnapshot): Image | null => (snapshot.hasTag('framed') ? snapshot.context.whole : null);
