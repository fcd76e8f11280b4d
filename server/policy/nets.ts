/** Nets that judge texts after the rules: the bundled one, and the model of a pack where the operator added one (`npm run models -- add guard`). */
import type { Finding, TextJudge } from '@iridia/engine/guard';
import type { Groups } from '@iridia/engine/process';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Judges texts by nets, in separate processes. */
    readonly textJudge: TextJudge;
  }
}

/** The services required to ask the nets. */
export type Netted = Pick<Services, 'log' | 'measures' | 'textJudge'>;

/** Returns the rule that nets find broken, or null. Throws the refusal `textUnread` when they are late, and `unavailable` when they fail. */
export async function askNets({ log, measures, textJudge }: Netted, texts: readonly string[], groups: Groups): Promise<Finding | null> {
  const outcome = await textJudge.judge(texts, groups);
  if ('answer' in outcome) {
    const { finding, by, isUnread } = outcome.answer;
    measures.judgments.inc({ by, outcome: finding ?? (isUnread ? 'unread' : 'passed') });
    // A model that does not answer in its form judges nothing: the rules and the bundled net let the text pass.
    if (isUnread) log.warn('the model that judges texts gave no answer of its form');
    return finding;
  }
  const { reason, cause } = outcome.death;
  const isLate = reason === 'timeout' || reason === 'memory';
  measures.judgments.inc({ by: 'net', outcome: isLate ? 'late' : 'failed' });
  if (isLate) throw new Refusal('invalidInput', { key: 'textUnread', cause });
  throw new Refusal('unavailable', { cause });
}
