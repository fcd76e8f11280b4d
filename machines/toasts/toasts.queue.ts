import { times } from '../../contract/facts/times.ts';
import type { Notice } from '../kit/notice.ts';
import type { Toast, ToastsContext } from './toasts.types.ts';

export const maxVisible = 3;

const sameMessage = (one: Toast, other: Notice): boolean =>
  one.tone === other.tone && JSON.stringify(one.message) === JSON.stringify(other.message);

/** Adds a toast; one that is already on screen restarts its timer instead of showing twice. */
export function raise(context: ToastsContext, notice: Notice): ToastsContext {
  const shown = context.visible.find((toast) => sameMessage(toast, notice));
  if (shown) return { ...context, left: { ...context.left, [shown.id]: shown.duration } };
  if (context.waiting.some((toast) => sameMessage(toast, notice))) return context;
  const { tone, message, duration = times.toast } = notice;
  const toast = { id: context.lastId + 1, tone, message, duration };
  return fill({ ...context, lastId: toast.id, waiting: [...context.waiting, toast] });
}

/** Removes a toast, visible or queued; the next one takes its place. */
export const dismiss = (context: ToastsContext, id: number): ToastsContext =>
  fill({
    ...context,
    visible: context.visible.filter((toast) => toast.id !== id),
    waiting: context.waiting.filter((toast) => toast.id !== id),
  });

/** Subtracts the elapsed milliseconds from every visible toast and removes the expired ones. */
export function passTime(context: ToastsContext, elapsed: number): ToastsContext {
  const left = Object.fromEntries(context.visible.map(({ id }) => [id, (context.left[id] ?? 0) - elapsed]));
  const remaining = context.visible.filter(({ id }) => (left[id] ?? 0) > 0);
  // The list keeps its identity while no toast leaves, so that nothing renders again.
  return fill({ ...context, left, visible: remaining.length === context.visible.length ? context.visible : remaining });
}

/** Shows queued toasts while there is room, and keeps timers for the visible ones only. */
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
