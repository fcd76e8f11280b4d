/** A child process that reads texts by the built-in rules. */
import { serveTasks } from '@iridia/engine/process';
import type { JudgeTask, Verdict } from './judge.ts';
import { brokenRule, brokenRuleOf, type Rule } from '@iridia/moderation';

function ruleOf({ texts, adult, isOneImage, today }: JudgeTask): Rule | null {
  const about = { adult, today: new Date(today) };
  if (isOneImage) return brokenRuleOf(texts, about);
  for (const text of texts) {
    const rule = brokenRule(text, about);
    if (rule) return rule;
  }
  return null;
}

serveTasks<JudgeTask, Verdict>((task) => Promise.resolve({ rule: ruleOf(task) }));
