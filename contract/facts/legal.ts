/** Facts that the legal texts state. */
import { newest } from './moderation.ts';

/** The day of each version of a text, newest first; `changes` in the copy states what each one brought, in the same order. */
export const versions = {
  termsOfService: ['2026-11-23', '2026-11-21'],
  privacyPolicy: ['2026-11-30', '2026-11-28', '2026-11-23', '2026-11-21'],
  contentPolicy: ['2026-11-29', '2026-11-28', '2026-11-23', '2026-11-21'],
} as const;
export type LegalName = keyof typeof versions;

/** In years: who may agree to the terms, and who may use the tools that show or imitate a person. */
export const ages = { minimum: 16, adult: 18 } as const;

/** Within how many hours a report is answered. */
export const answerHours = 48;

/** The facts in their sentences, by name. `wronged` of `harmless` texts: what the bundled net refuses though it breaks no rule. */
export const stated = { ...ages, hours: answerHours, wronged: newest.wronged[0], harmless: newest.wronged[1] } as const;

/** What others do for an installation with personal data; which of them it has depends on its configuration. */
export const processorTasks = [
  'payments',
  'signIn',
  'mail',
  'storage',
  'delivery',
  'creation',
  'moderation',
  'statistics',
  'supportChat',
] as const;
export type ProcessorTask = (typeof processorTasks)[number];
