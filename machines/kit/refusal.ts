import { required } from './required.ts';

/** A refusal by rule: an expected answer, so a result and not a throw. `msg` is the server's sentence in the person's language. */
export type Refused = { readonly ok: false; readonly code: number; readonly msg: string };

/** The refusal in an answer that the chart has found refused. Throws `MissingValue` for an accepted one. */
export const refusalIn = (answer: { readonly ok: true } | Refused): Refused => required(answer.ok ? null : answer, 'refusal');
