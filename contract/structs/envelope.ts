import { anything, integer, openRecord, text, type AnyStruct } from './schema.ts';

/** Every answer of the API: a code, a sentence for the person, the data (spec §7). */
export const envelope = <D extends AnyStruct>(data: D) => openRecord({ code: integer(), msg: text(), data });

/** An envelope whose data is not looked at yet. */
export const looseEnvelope = envelope(anything());

/** An answer with its data. */
export type Envelope<T> = { code: number; msg: string; data: T };

/** What a call resolves with: data beside `success`, null beside any other code (spec §8). A network error rejects instead. */
export type Answer<T> = Envelope<T | null>;
