import { times } from '../../contract/facts/times.ts';
import type { Notice } from '../kit/notice.ts';
import type { Toast, ToastsContext } from './toasts.types.ts';

export const maxVisible = 3;

const sameMessage = (one: Toast, other: Notice): boolean =>
  one.tone === other.tone && JSON.stringify(one.message) === JSON.stringify(other.message);

/** A toast that is on screen already starts its time anew instead of showing twice. */
export function raise(context: ToastsContext, notice: Notice): ToastsContext {
  const shown = context.visible.find((toast) => sameMessage(toast, notice));
  if (shown) return { ...context, left: { ...context.left, [shown.id]: shown.duration } };
  if (context.waiting.some((toast) => sameMessage(toast, notice))) return context;
  const { tone, message, duration = times.toast } = notice;
  const toast = { id: context.lastId + 1, tone, message, duration };
  return fill({ ...context, lastId: toast.id, waiting: [...context.waiting, toast] });
}

/** Takes a toast away, on screen or waiting; the next one takes its place. */
export const dismiss = (context: ToastsContext, id: number): ToastsContext =>
  fill({
    ...context,
    visible: context.visible.filter((toast) => toast.id !== id),
    waiting: context.waiting.filter((toast) => toast.id !== id),
  });

/** Takes what has elapsed off every visible toast; those whose time is over go. */
export function passTime(context: ToastsContext, elapsed: number): ToastsContext {
  const left = Object.fromEntries(context.visible.map(({ id }) => [id, (context.left[id] ?? 0) - elapsed]));
  const remaining = context.visible.filter(({ id }) => (left[id] ?? 0) > 0);
  // The list stays the same list while nothing leaves, so that nothing is drawn again.
  return fill({ ...context, left, visible: remaining.length === context.visible.length ? context.visible : remaining });
}

/** Shows waiting toasts while there is room, and keeps the time of the visible ones alone. */
function fill(context: ToastsContext): ToastsContext {
  const room = maxVisible - context.visible.length;
  const entering = context.waiting.slice(0, room);
  const visible = entering.length > 0 ? [...context.visible, ...entering] : context.visible;
  return {
    ...context,
    visible,
    waiting: entering.length > 0 ? context.waiting.slice(room) : context.waiting,
    left: Object.fromEntries(visible.map(({ id, duration }) => [id, context.left[id] ?? duration])),
  };
}
