import { toolBySlug } from '../../../contract/facts/tools/index.ts';
import type { Creation } from '../../../machines/creations/creations.types.ts';

/** The form of the tool, with the words that made it: on a phone, the last result stands above it. */
export function remixOf({ tool, words }: Creation): string {
  const field = toolBySlug(tool)?.fields.find(({ kind }) => kind === 'prompt');
  return `/${tool}${field && words ? `?${new URLSearchParams({ [field.name]: words })}` : ''}#make`;
}
