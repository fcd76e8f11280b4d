import type { SnapshotFrom } from 'xstate';
import type { paletteMachine } from './palette.machine.ts';

/** The colors, most recently picked first. */
export const selectColors = ({ context }: SnapshotFrom<typeof paletteMachine>): readonly string[] => context.colors;
