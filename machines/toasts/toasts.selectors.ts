import type { SnapshotFrom } from 'xstate';
import type { toastsMachine } from './toasts.machine.ts';
import type { Toast } from './toasts.types.ts';

export type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>;

/** The toasts on screen, oldest first. */
export const selectToasts = ({ context }: ToastsSnapshot): readonly Toast[] => context.visible;
/** Whether the timers are paused because the person reads. */
export const selectIsHeld = (snapshot: ToastsSnapshot): boolean => snapshot.hasTag('held');
