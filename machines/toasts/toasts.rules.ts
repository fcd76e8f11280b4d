import { times } from '../../contract/facts/times.ts';
import type { Notice } from '../kit/notice.ts';
import type { Toast } from './toasts.types.ts';

/** How many toasts are on screen at once (spec §8). */
export const maxVisible = 3;

/** The toast of the same message in a list. */
export const sameIn = (toasts: readonly Toast[], { tone, message }: Notice): Toast | undefined =>
  toasts.find((toast) => toast.tone === tone && JSON.stringify(toast.message) === JSON.stringify(message));

export const toastOf = ({ tone, message, duration = times.toast }: Notice, id: number): Toast => ({ id, tone, message, duration });

/** The id of a toast's actor. */
export const actorOf = ({ id }: Pick<Toast, 'id'>): string => `toast:${id}`;
