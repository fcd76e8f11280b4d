import { codes, type CodeName } from '../../contract/facts/codes.ts';
import type { MessageKey, MessageParams } from '../messages/messages.ts';

type Details = {
  /** The sentence; by default the one named like the code. */
  key?: MessageKey;
  params?: MessageParams;
  /** HTTP status; by default what the code implies. */
  status?: number;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
  cause?: unknown;
};

const statuses: Partial<Record<CodeName, number>> = { notFound: 404, tooManyAttempts: 429, unavailable: 503 };

/** An answer that is not success and not a fault: a code of the contract and a sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly codeName: CodeName;
  readonly code: number;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly status: number;
  readonly retryAfter: number | null;

  constructor(codeName: CodeName, { key, params = {}, status, retryAfter, cause }: Details = {}) {
    super(codeName, { cause });
    this.codeName = codeName;
    this.code = codes[codeName];
    this.key = key ?? codeName;
    this.params = params;
    this.status = status ?? statuses[codeName] ?? 200;
    this.retryAfter = retryAfter ?? (this.status === 503 ? 5 : null);
  }
}

/** The input breaks a rule of the contract; `field` names where. */
export const invalid = (field: string): Refusal => new Refusal('invalidInput', { params: { field } });
