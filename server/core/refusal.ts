import { codes, type CodeName } from '../../contract/facts/codes.ts';
import type { MessageKey, MessageParams } from '../messages/messages.ts';

/** The exact reason for a refusal. Most have a message of their own; the last two use the message of their code. */
export type Reason = MessageKey | 'unsignedEvent' | 'fault';

type Details = {
  /** The message key; defaults to the code's name. */
  key?: MessageKey;
  params?: MessageParams;
  /** Defaults to the message key. */
  reason?: Reason;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * An expected error: a code of the contract and a message for the user (spec §8). It is independent of HTTP: `server/http/refusals.ts` maps
 * codes and reasons to statuses.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly codeName: CodeName;
  readonly code: number;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly reason: Reason;
  /** Seconds; null when the delay is unknown. */
  readonly retryAfter: number | null;

  constructor(codeName: CodeName, { key, params = {}, reason, retryAfter, cause }: Details = {}) {
    super(codeName, { cause });
    this.codeName = codeName;
    this.code = codes[codeName];
    this.key = key ?? codeName;
    this.params = params;
    this.reason = reason ?? this.key;
    this.retryAfter = retryAfter ?? null;
  }
}

/** Returns the refusal of invalid input; `field` is the path of the invalid value. */
export const invalid = (field: string): Refusal => new Refusal('invalidInput', { params: { field } });
