/** Every tool with its form. The forms are collected from the files of this folder when code is generated. */
import { toolSlugs } from './catalog.ts';
import { collected } from './collected.ts';
import type { Tool } from './tool.ts';

/** By group, in menu order. */
export const tools: readonly Tool[] = collected.toSorted((one, other) => toolSlugs.indexOf(one.slug) - toolSlugs.indexOf(other.slug));

/** Returns the tool with a slug; undefined if there is none. */
export const toolBySlug = (slug: string): Tool | undefined => tools.find((tool) => tool.slug === slug);

export type { Capability, FormField, Tool } from './tool.ts';
