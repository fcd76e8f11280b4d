import { toolBySlug, tools, type FormField } from '../../contract/facts/tools/index.ts';
import { uploadKindOf } from '../form/form.rules.ts';
import type { HandOverPlace } from './handOver.types.ts';

const takes: Partial<Record<FormField['kind'], RegExp>> = {
  picture: /^image\/(?!gif)/,
  pictures: /^image\/(?!gif)/,
  gif: /^image\/gif$/,
  video: /^video\//,
  audio: /^audio\//,
};

/** Where a file of this media type goes in the form of a tool: its first field that takes one; null when none does. */
export function placeFor(slug: string, type: string): HandOverPlace | null {
  const field = toolBySlug(slug)?.fields.find(({ kind }) => takes[kind]?.test(type));
  const kind = field && uploadKindOf(field);
  if (!kind) return null;
  // A field that is shown for some choices only comes with the first of them.
  const values = 'when' in field && field.when ? { [field.when.field]: field.when.is[0]! } : {};
  return { slot: field.kind === 'pictures' ? `${field.name}.0` : field.name, kind, values };
}

/** Slugs of the other tools that take such a file. */
export const receivers = (slug: string, type: string): string[] =>
  tools.map((tool) => tool.slug).filter((other) => other !== slug && placeFor(other, type) !== null);
