import type { Locale } from '../../../contract/facts/locales.ts';
import type { ToolName } from './tool-copy.ts';

const files = import.meta.glob<ToolName>('./*/name.ts', { import: 'name', eager: true });

/** What a tool is called. All names in five languages are less than the copy of two tools, so that lists wait for nothing. */
export const nameOf = (slug: string, locale: Locale): string => files[`./${slug}/name.ts`]?.[locale] ?? slug;
