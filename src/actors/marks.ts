import { marksMachine } from '../../machines/marks/marks.machine.ts';
import type { MarksInput } from '../../machines/marks/marks.types.ts';
import type { Root } from './root.ts';

/** The rectangles of a field of a tool's form. */
export const marksFlow = (root: Root, tool: string, input: MarksInput) =>
  root.keep({ role: 'marks', tool, of: input.name }, () => ({ logic: marksMachine, input }));

export type Marks = ReturnType<typeof marksFlow>;
