/** The tabs of the template gallery. The types in `templates.ts` depend on them. */
import type { TemplateTool } from '../tools/catalog.ts';

/** Template subjects, in tab order. */
export const templateTabs = ['animals', 'nature', 'places', 'space', 'things', 'people', 'seasons', 'spooky', 'style', 'voice'] as const;
export type TemplateTab = (typeof templateTabs)[number];

const tabsByTool = {
  'ai-sticker-maker': ['animals', 'nature', 'space', 'things', 'seasons'],
  'ai-text-to-image': ['animals', 'nature', 'places', 'space', 'seasons'],
  'text-to-video-ai': ['nature', 'places', 'space', 'seasons'],
  'ai-effect': ['people', 'spooky', 'style'],
  'ai-image-to-image': ['style'],
  'ai-text-to-audio': ['voice'],
  'ai-girl-generator': ['people'],
} as const satisfies Record<TemplateTool, readonly TemplateTab[]>;

/** The tabs on which templates of a tool can appear. */
export type TabOf<Tool extends TemplateTool> = (typeof tabsByTool)[Tool][number];

/** Returns the tabs of a tool, or those of the whole gallery for null. */
export const tabsOf = (slug: TemplateTool | null): readonly TemplateTab[] => (slug === null ? templateTabs : tabsByTool[slug]);
