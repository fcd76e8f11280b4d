import type { creation } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';

/** What someone made, as their list shows it. */
export type Creation = Infer<typeof creation>;
