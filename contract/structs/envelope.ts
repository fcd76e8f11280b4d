import { anything, integer, openRecord, text, type AnyStruct } from './schema.ts';

/** Every API response: a code, a message for the user and the data (spec §7). */
export const envelope = <D extends AnyStruct>(data: D) => openRecord({ code: integer(), msg: text(), data });

/** An envelope whose data has not been validated yet. */
export const looseEnvelope = envelope(anything());

/** A response with its data. */
export type Envelope<T> = { code: number; msg: string; data: T };

/** What a call resolves with: data with code `success`, null with any other code (spec §8). It rejects on a network error. */
export type Answer<T> = Envelope<T | null>;
