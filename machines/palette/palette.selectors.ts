import type { SnapshotFrom } from 'xstate';
import type { paletteMachine } from './palette.machine.ts';

/** Picked last first. */
export const selectColours = ({ context }: SnapshotFrom<typeof paletteMachine>): readonly string[] => context.colours;
