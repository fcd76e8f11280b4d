import { Refusal } from '../core/refusal.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { Services } from '../core/services.ts';
import { askModeration } from './moderation.ts';
import { brokenRule, brokenRuleOf, type Rule } from './rules.ts';

const sentences: Record<Rule | 'moderation', MessageKey> = {
  sexual: 'policySexual',
  minors: 'policyMinors',
  undressing: 'policyUndressing',
  politics: 'policyPolitics',
  privatePerson: 'policyPrivatePerson',
  moderation: 'policyModeration',
};

/** Whose looks the texts describe, and whether they are about one picture: then what one of them begins, another may end. */
type Subject = { adult?: boolean; isOnePicture?: boolean };

function builtIn(texts: readonly string[], { adult, isOnePicture }: Subject, today: Date): Rule | null {
  const about = { adult, today };
  if (isOnePicture) return brokenRuleOf(texts, about);
  for (const text of texts) {
    const rule = brokenRule(text, about);
    if (rule) return rule;
  }
  return null;
}

async function find(
  services: Pick<Services, 'config' | 'log' | 'clock'>,
  texts: readonly string[],
  subject: Subject,
): Promise<Rule | 'moderation' | null> {
  const rule = builtIn(texts, subject, services.clock());
  if (rule) return rule;
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

/** Throws a `Refusal` (10007, naming the rule) if one of the texts violates the policy. Charges nothing. */
export async function checkText(
  services: Pick<Services, 'config' | 'log' | 'clock'>,
  texts: readonly string[],
  subject: Subject = {},
): Promise<void> {
  const given = texts.filter((text) => text.trim() !== '');
  if (given.length === 0) return;
  const rule = await find(services, given, subject);
  if (rule) throw new Refusal('refusedByPolicy', { key: sentences[rule] });
}
