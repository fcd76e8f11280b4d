import type { SnapshotFrom } from 'xstate';
import type { formMachine } from './form.machine.ts';

/** Whether the form has a file, in any upload state; apart from its other selectors, because every page asks before it reloads. */
export const selectHasFile = ({ context }: SnapshotFrom<typeof formMachine>): boolean => Object.keys(context.uploads).length > 0;
