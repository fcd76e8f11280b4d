/** A child process that reads questions and finds the product's texts about them. */
import { serveTasks } from '@iridia/engine/process';
import type { HelpAnswer, HelpTask } from './apart.ts';
import { createHelp, type TextHelp } from './assistant.ts';

/** What is learned about a language lasts, and so does what the operator set. */
let known: { key: string; help: TextHelp } | null = null;

function helpFor(config: HelpTask['config']): TextHelp {
  const key = JSON.stringify(config);
  if (known?.key !== key) known = { key, help: createHelp({ config }) };
  return known.help;
}

serveTasks<HelpTask, HelpAnswer>(async ({ kind, messages, locale, config }) => {
  const help = helpFor(config);
  return kind === 'answer' ? { text: await help.answerTo(messages, locale) } : { facts: await help.factsFor(messages, locale) };
});
