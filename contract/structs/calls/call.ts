import type { CodeName } from '../../facts/codes.ts';
import type { KeyScope } from '../../facts/keys.ts';
import type { AnyStruct } from '../schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One API call. `path` contains `{name}` placeholders; `data` is the struct of the envelope's data on success; `codes` lists the refusals a
 * caller must handle in addition to `invalidInput`, `tooManyAttempts` and `unavailable`, which any call may return.
 */
export type Call = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** `user`: responds with `signInNeeded` without a token. `anyone`: visitors can call it. */
  readonly who: 'anyone' | 'user';
  /** What a key must be allowed to for this call; `any` key will do for what is public. Without it, the call is closed to keys. */
  readonly scope?: KeyScope | 'any';
  readonly query?: AnyStruct;
  readonly body?: AnyStruct;
  /** Names of the file fields in a multipart body; its other fields are described by `body`. */
  readonly files?: readonly string[];
  /** Accepts an `Idempotency-Key` header: repeating a request with the same key has no further effect and returns the same response. */
  readonly idempotent?: true;
  /** Responds with server-sent events whose data matches `data`, without an envelope. */
  readonly stream?: true;
  /** Responds with `data` itself, without an envelope: a probe for machines. */
  readonly bare?: true;
  /** Ignores the request's token, because signing in must work while the client still stores an expired session. */
  readonly tokenless?: true;
  /** Responds with a file of this media type instead of an envelope. */
  readonly download?: string;
  /** Seconds for which a browser may repeat the answer to a GET by itself: it is the same for everyone who reads the same language (spec §7). */
  readonly lasts?: number;
  readonly data: AnyStruct;
  readonly codes: readonly CodeName[];
  /** In the browser's build, where a call is only what sends it: loads the rest. */
  readonly whole?: () => Promise<Call>;
};

/** Preserves the literal types of a call definition. */
export const call = <const C extends Call>(definition: C): C => definition;

/** The whole of a call, also where only what sends it is loaded. Rejects when the rest does not load. */
export const wholeOf = async <C extends Call>(call: C): Promise<C> => ((await call.whole?.()) ?? call) as C;
