import { assign, emit, setup } from 'xstate';
import type { ShownFile } from '../form/form.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { BrushContext, BrushEvent, BrushTypes, MaskRequest, Point, Stroke } from './brush.types.ts';

type FormShown = Extract<BrushEvent, { type: 'form.shown' }>;

const cursorOf = ({ cursor, image }: BrushContext): Point => {
  const { width, height } = required(image, 'picture');
  return cursor ?? { x: width / 2, y: height / 2 };
};

/** The mask that the form has; hints don't mark an area, and only the user gives them. */
const maskIn = ({ field: { mode, slot } }: BrushContext, { files }: Pick<FormShown, 'files'>): ShownFile | null =>
  mode === 'area' ? (files[slot] ?? null) : null;

const isOther = ({ ref, field: { below } }: BrushContext, { files }: Pick<FormShown, 'files'>): boolean =>
  ref !== null && (files[below]?.ref ?? null) !== ref;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

const longer = ({ points, ...stroke }: Stroke, point: Point): Stroke => ({ ...stroke, points: [...points, point] });

const base = setup({
  types: {} as BrushTypes,
  actors: { paintMask: port<FileFacts | null, MaskRequest>('paintMask') },
});

/** The ports, guards and actions of the brush chart. */
export const brushSetup = base
  .extend({
    guards: {
      isOpenedByUser: ({ context }) => !context.field.alwaysOpen,
      hasImage: ({ context }) => context.image !== null,
      hasStrokes: ({ context }) => context.strokes.length > 0,
      hasMarks: ({ context }) => context.image !== null && (context.strokes.length > 0 || context.area !== null),
      isForeignMask: ({ context, event }) => {
        const form = asserted(event, 'form.shown');
        return context.field.mode === 'area' && !isOther(context, form) && (maskIn(context, form)?.ref ?? null) !== context.mask;
      },
      isOtherImage: ({ context, event }) => isOther(context, asserted(event, 'form.shown')),
    },
  })
  .extend({
    actions: {
      assignImage: assign(({ event }) => ({ image: asserted(event, 'image.loaded').image })),
      assignRef: assign(({ context, event }) => ({ ref: asserted(event, 'form.shown').files[context.field.below]?.ref ?? context.ref })),
      clearMarks: assign({ area: null, strokes: [], cursor: null }),
      assignArea: assign(({ context, event }) => {
        const file = maskIn(context, asserted(event, 'form.shown'));
        return { mask: file?.ref ?? null, area: file && { ref: file.ref, url: file.stored?.url ?? null } };
      }),
      assignMask: assign((_, file: FileFacts | null) => ({ mask: file?.ref ?? null })),
      assignInk: assign(({ event }) => ({ keeps: asserted(event, 'ink.chosen').keeps })),
      assignSize: assign(({ event }) => ({ size: asserted(event, 'size.chosen').size })),
      startStroke: assign(({ context, event }) => {
        const { point, width } = asserted(event, 'stroke.began');
        return { strokes: [...context.strokes, { keeps: context.keeps, width, points: [point] }], cursor: null };
      }),
      extendStroke: assign(({ context, event }) => ({
        strokes: context.strokes.with(
          context.strokes.length - 1,
          longer(required(context.strokes.at(-1), 'stroke'), asserted(event, 'stroke.moved').point),
        ),
      })),
      moveCursor: assign(({ context, event }) => {
        const { by } = asserted(event, 'cursor.pushed');
        const { x, y } = cursorOf(context);
        const { width, height } = required(context.image, 'picture');
        return { cursor: { x: within(x + by.x, width), y: within(y + by.y, height) } };
      }),
      addDot: assign(({ context, event }) => {
        const { width } = asserted(event, 'dot.painted');
        return { strokes: [...context.strokes, { keeps: context.keeps, width, points: [cursorOf(context)] }] };
      }),
      removeLastStroke: assign(({ context }) => ({ strokes: context.strokes.slice(0, -1) })),
      emitMask: emit((_, file: FileFacts | null) => (file ? { type: 'mask.painted' as const, file } : { type: 'mask.cleared' as const })),
      emitFailed: emit(notice('error', { key: 'operationFailed' })),
    },
  });
