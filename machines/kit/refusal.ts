import { required } from './required.ts';

/** An expected refusal, so a result and not an exception. `msg` is the server's message in the person's language. */
export type Refused = { readonly ok: false; readonly code: number; readonly msg: string };

/** The refusal in an answer that a guard found refused. Throws `MissingValue` for an accepted one. */
export const refusalIn = (answer: { readonly ok: true } | Refused): Refused => required(answer.ok ? null : answer, 'refusal');
