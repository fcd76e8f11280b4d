import { codes, type CodeName } from '../../contract/facts/codes.ts';
import type { MessageKey, MessageParams } from '../messages/messages.ts';

/** What exactly was refused. Most have a sentence of their own; the last two share one with their code. */
export type Reason = MessageKey | 'unsignedEvent' | 'fault';

type Details = {
  /** The sentence; by default the one named like the code. */
  key?: MessageKey;
  params?: MessageParams;
  /** By default the sentence's key. */
  reason?: Reason;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

/**
 * An answer that is not success and not a fault: a code of the contract and a sentence for the person (spec §8). It knows nothing of how
 * it is sent: `server/http/refusals.ts` says which status a code and a reason have.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly codeName: CodeName;
  readonly code: number;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly reason: Reason;
  /** Seconds; null where nobody knows when asking again makes sense. */
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

/** The input breaks a rule of the contract; `field` names where. */
export const invalid = (field: string): Refusal => new Refusal('invalidInput', { params: { field } });
