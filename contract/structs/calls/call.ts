import type { CodeName } from '../../facts/codes.ts';
import type { AnyStruct } from '../schema.ts';

/** The methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API. `path` has `{name}` places; `data` is the struct of the envelope's data on success; `codes` are the refusals a
 * caller must expect beside `invalidInput`, `tooManyAttempts` and `unavailable`, which any call may answer.
 */
export type Call = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** `user`: answers `signInNeeded` without a token. `anyone`: a visitor may call it. */
  readonly who: 'anyone' | 'user';
  readonly query?: AnyStruct;
  readonly body?: AnyStruct;
  /** Names of the files of a multipart body; other fields of that body are `body`. */
  readonly files?: readonly string[];
  /** Needs an `Idempotency-Key` header: the same key twice has one effect and one answer. */
  readonly idempotent?: true;
  /** Answers server-sent events whose data is `data`, not an envelope. */
  readonly stream?: true;
  /** Answers `data` itself, without the envelope: a probe for machines. */
  readonly bare?: true;
  /** Ignores a token that was sent: signing in must work while an ended session is still stored. */
  readonly tokenless?: true;
  /** Answers a file of this media type, not an envelope. */
  readonly download?: string;
  readonly data: AnyStruct;
  readonly codes: readonly CodeName[];
};

/** Keeps the literal types of a call's definition. */
export const call = <const C extends Call>(definition: C): C => definition;
