/** The help assistant in child processes, because a question is a stranger's text: the loop that answers everybody never reads it. */
import { fileURLToPath } from 'node:url';
import { createPool, type Groups } from '@iridia/engine/process';
import type { Costs } from '../../../contract/facts/costs.ts';
import type { OfferChanges } from '../../../contract/facts/prices.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { ChatMessage } from '../assistant.ts';
import { piecesOf, type Facts, type Help } from './assistant.ts';

export type HelpTask = {
  kind: 'answer' | 'facts';
  messages: readonly ChatMessage[];
  locale: Locale;
  config: { currency: string; dailyCredits: number; costs: Costs; offers: OfferChanges };
};
export type HelpAnswer = { text: string } | { facts: Facts | null };

const program = fileURLToPath(new URL('./help.child.ts', import.meta.url));

/** Milliseconds for a question; the first one of a language also learns the language, on a machine that may be busy. */
const deadline = 10_000;
const megabyte = 1024 * 1024;

/** Opens the help assistant; its processes, which run `file`, start with the first question. Questions that take too long are refused (`textUnread`). */
export function openHelp({ config, settings }: Pick<Services, 'config' | 'settings'>, file = program): Help & { close(): Promise<void> } {
  const pool = createPool<HelpTask, HelpAnswer>({
    file,
    size: 3,
    timeout: deadline,
    // Who asks much gives way to pages and to who asks little.
    priority: 'fair',
    idle: 5 * 60_000,
    memory: { resident: 500 * megabyte },
  });

  async function ask(
    kind: HelpTask['kind'],
    { messages, locale }: Pick<HelpTask, 'messages' | 'locale'>,
    given: { groups: Groups; signal?: AbortSignal },
  ): Promise<HelpAnswer> {
    const outcome = await pool.run(
      {
        kind,
        messages,
        locale,
        config: { currency: config.currency, dailyCredits: settings.dailyCredits, costs: settings.costs, offers: settings.offers },
      },
      given,
    );
    if ('answer' in outcome) return outcome.answer;
    const { reason, cause } = outcome.death;
    if (reason === 'timeout' || reason === 'memory') throw new Refusal('invalidInput', { key: 'textUnread', cause });
    throw new Refusal('unavailable', { cause });
  }

  return {
    kind: 'help',
    engine: 'local',
    cost: 0,
    async *answer({ messages, locale, signal, groups = [] }) {
      const answer = await ask('answer', { messages, locale }, { groups, signal });
      if ('text' in answer) yield* piecesOf(answer.text);
    },
    async factsFor(messages, locale, groups = []) {
      const answer = await ask('facts', { messages, locale }, { groups });
      return 'facts' in answer ? answer.facts : null;
    },
    close: () => pool.close(),
  };
}
