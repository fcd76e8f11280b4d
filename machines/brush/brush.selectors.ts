import type { SnapshotFrom } from 'xstate';
import type { brushMachine } from './brush.machine.ts';
import type { Area, ImageSize, Point, Stroke } from './brush.types.ts';

export type BrushSnapshot = SnapshotFrom<typeof brushMachine>;

/** Whether the brush is on screen. */
export const selectIsBrushOpen = (snapshot: BrushSnapshot): boolean => snapshot.matches('open');
/** The strokes, oldest first, the one that is being drawn included. */
export const selectStrokes = ({ context }: BrushSnapshot): readonly Stroke[] => context.strokes;
/** Whether the next stroke keeps what is under it, or selects it. */
export const selectKeeps = ({ context }: BrushSnapshot): boolean => context.keeps;
/** The diameter of the brush in pixels of the screen. */
export const selectBrushSize = ({ context }: BrushSnapshot): number => context.size;
/** Where the keyboard paints; null while the pointer does. */
export const selectCursor = ({ context }: BrushSnapshot): Point | null => context.cursor;
/** The size of the image that is painted over; null before it has loaded. */
export const selectImage = ({ context }: BrushSnapshot): ImageSize | null => context.image;
/** The mask under the strokes that came from elsewhere; null without one. */
export const selectArea = ({ context }: BrushSnapshot): Area | null => context.area;
/** Whether there is a stroke to undo. */
export const selectCanUndo = (snapshot: BrushSnapshot): boolean => snapshot.can({ type: 'undo.clicked' });
/** Whether anything is marked that can be cleared. */
export const selectCanClear = (snapshot: BrushSnapshot): boolean => snapshot.can({ type: 'clear.clicked' });
