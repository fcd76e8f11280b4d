/** A refusal by rule: an expected answer, so a result and not a throw. `msg` is the server's sentence in the person's language. */
export type Refused = { readonly ok: false; readonly code: number; readonly msg: string };
