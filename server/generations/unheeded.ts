/** What a job would leave out of the words of a form, named before its submit. */
import { isBlank } from '../../contract/facts/entered.ts';
import { builtInEngine } from '../../contract/facts/engine.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { leftOutOf } from '@iridia/engine';
import type { Services } from '../core/services.ts';
import { enginesFor } from './create.ts';

/**
 * By field, what of its words the built-in engine does not understand. Empty where another engine or a model that paints reads them, and
 * for a tool whose words are all heeded or named in its result.
 */
export function unheeded(
  services: Pick<Services, 'engines' | 'settings'>,
  slug: string,
  inputs: Readonly<Record<string, unknown>>,
): { leftOut?: Record<string, string[]> } {
  const tool = toolBySlug(slug)!;
  const [engine] = enginesFor(services, tool.capability);
  const isRead = engine?.models?.().some(({ painting, serves }) => painting !== null && serves.includes(tool.capability));
  if (engine?.name !== builtInEngine || isRead) return {};
  const leftOut = tool.fields.flatMap((field) => {
    const words = inputs[field.name];
    if (field.kind !== 'prompt' || !field.reads || typeof words !== 'string' || isBlank(words)) return [];
    const rest = leftOutOf(tool.capability, words.slice(0, field.max));
    return rest.length > 0 ? [[field.name, rest] as const] : [];
  });
  return leftOut.length > 0 ? { leftOut: Object.fromEntries(leftOut) } : {};
}
