import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { ShownFile } from '../generation/generation.types.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { BrushContext, BrushEvent, BrushTypes, Point, Stroke } from './brush.types.ts';

type FormShown = Extract<BrushEvent, { type: 'form.shown' }>;

const cursorOf = ({ cursor, picture }: BrushContext): Point => {
  const { width, height } = required(picture, 'picture');
  return cursor ?? { x: width / 2, y: height / 2 };
};

/** The mask that the form has; hints are no area, and only the person gives them. */
const maskIn = ({ mode, slot }: BrushContext, { files }: Pick<FormShown, 'files'>): ShownFile | null =>
  mode === 'area' ? (files[slot] ?? null) : null;

const isOther = ({ ref, below }: BrushContext, { files }: Pick<FormShown, 'files'>): boolean =>
  ref !== null && (files[below]?.ref ?? null) !== ref;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

const longer = ({ points, ...stroke }: Stroke, point: Point): Stroke => ({ ...stroke, points: [...points, point] });

export const actions = actionsOf<BrushTypes>()({
  notePicture: assign(({ event }) => ({ picture: asserted(event, 'picture.loaded').picture })),
  noteRef: assign(({ context, event }) => ({ ref: asserted(event, 'form.shown').files[context.below]?.ref ?? context.ref })),
  forgetMarks: assign({ area: null, strokes: [], cursor: null }),
  layMask: assign(({ context, event }) => {
    const file = maskIn(context, asserted(event, 'form.shown'));
    return { mask: file?.ref ?? null, area: file && { ref: file.ref, url: file.stored?.url ?? null } };
  }),
  noteMask: assign((_, file: FileFacts | null) => ({ mask: file?.ref ?? null })),
  chooseInk: assign(({ event }) => ({ keeps: asserted(event, 'ink.chosen').keeps })),
  chooseSize: assign(({ event }) => ({ size: asserted(event, 'size.chosen').size })),
  beginStroke: assign(({ context, event }) => {
    const { point, width } = asserted(event, 'stroke.began');
    return { strokes: [...context.strokes, { keeps: context.keeps, width, points: [point] }], cursor: null };
  }),
  growStroke: assign(({ context, event }) => ({
    strokes: context.strokes.with(
      context.strokes.length - 1,
      longer(required(context.strokes.at(-1), 'stroke'), asserted(event, 'stroke.moved').point),
    ),
  })),
  pushCursor: assign(({ context, event }) => {
    const { by } = asserted(event, 'cursor.pushed');
    const { x, y } = cursorOf(context);
    const { width, height } = required(context.picture, 'picture');
    return { cursor: { x: within(x + by.x, width), y: within(y + by.y, height) } };
  }),
  paintDot: assign(({ context, event }) => {
    const { width } = asserted(event, 'dot.painted');
    return { strokes: [...context.strokes, { keeps: context.keeps, width, points: [cursorOf(context)] }] };
  }),
  dropLast: assign(({ context }) => ({ strokes: context.strokes.slice(0, -1) })),
  tellMask: emit((_, file: FileFacts | null) => (file ? { type: 'mask.painted' as const, file } : { type: 'mask.cleared' as const })),
  announceFailed: emit(notice('error', { key: 'operationFailed' })),
});

export const guards = guardsOf<BrushTypes>()({
  isAlwaysOpen: ({ context }) => context.alwaysOpen,
  hasPicture: ({ context }) => context.picture !== null,
  hasStrokes: ({ context }) => context.strokes.length > 0,
  hasMarks: ({ context }) => context.picture !== null && (context.strokes.length > 0 || context.area !== null),
  isForeignMask: ({ context, event }) => {
    const form = asserted(event, 'form.shown');
    return context.mode === 'area' && !isOther(context, form) && (maskIn(context, form)?.ref ?? null) !== context.mask;
  },
  isOtherPicture: ({ context, event }) => isOther(context, asserted(event, 'form.shown')),
});
