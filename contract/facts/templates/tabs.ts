/** The tabs of the template gallery. `templates.ts` is held to them by its types. */
import type { TemplateTool } from '../tools/catalogue.ts';

/** What a template is about, in the order of the tabs. */
export const templateTabs = ['animals', 'nature', 'places', 'space', 'things', 'people', 'seasons', 'spooky', 'style', 'voice'] as const;
/** One of `templateTabs`. */
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

/** The tabs that templates of a tool can be on. */
export type TabOf<Tool extends TemplateTool> = (typeof tabsByTool)[Tool][number];

/** The tabs of a tool, or of the whole gallery. */
export const tabsOf = (slug: TemplateTool | null): readonly TemplateTab[] => (slug === null ? templateTabs : tabsByTool[slug]);
