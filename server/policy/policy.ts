import type { Groups } from '@iridia/engine/process';
import { Refusal } from '../core/refusal.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';
import { checkBudget, spendReading } from './budget.ts';
import { askModeration } from './moderation.ts';
import { askNets, type Netted } from './nets.ts';
import type { Rule } from '@iridia/moderation';

const sentences: Record<Rule | 'moderation', MessageKey> = {
  sexual: 'policySexual',
  minors: 'policyMinors',
  undressing: 'policyUndressing',
  politics: 'policyPolitics',
  violence: 'policyViolence',
  hate: 'policyHate',
  selfHarm: 'policySelfHarm',
  forgery: 'policyForgery',
  privatePerson: 'policyPrivatePerson',
  moderation: 'policyModeration',
};

/**
 * Whose looks the texts describe, and whether they are about one image: then what one of them begins, another may end. `budget` of all
 * texts in UTF-16 units, spelled out; `groups`: between whom the processes are shared, see `groupsOf`.
 */
type Subject = { adult?: boolean; isOneImage?: boolean; budget: number; who: Pick<Who, 'account' | 'address'>; groups: Groups };

export type Policing = Pick<Services, 'config' | 'log' | 'clock' | 'judge' | 'limits'> & Netted;

async function find(services: Policing, texts: readonly string[], subject: Subject): Promise<Rule | 'moderation' | null> {
  const { adult = false, isOneImage = false, groups } = subject;
  const rule = await services.judge.ruleOf({ texts, adult, isOneImage, today: services.clock().getTime() }, groups);
  if (rule) return rule;
  const finding = await askNets(services, texts, groups);
  if (finding) return finding;
  const { moderation } = services.config;
  if (!moderation) return null;
  try {
    return await askModeration(moderation, texts);
  } catch (error) {
    // The built-in rules have already been applied, so a service that is away refuses nobody.
    services.log.warn('the moderation service did not answer', { error });
    return null;
  }
}

/**
 * Throws a `Refusal` if one of the texts violates the policy (10007, naming the rule), or if they cannot be read: `textTooLong`,
 * `textUnread`; or `tooManyAttempts` when too much was read before. Charges nothing.
 */
export async function checkText(services: Policing, texts: readonly string[], subject: Subject): Promise<void> {
  const given = texts.filter((text) => text.trim() !== '');
  if (given.length === 0) return;
  checkBudget(given, subject.budget);
  await spendReading(services, subject.who, given);
  const rule = await find(services, given, subject);
  if (rule) throw new Refusal('refusedByPolicy', { key: sentences[rule] });
}
