/** What the gallery (`templates.ts`, which a test compares) has for which tool, for those who need no more than to show the way there. */
import type { ToolSlug } from './tools/catalogue.ts';

/** What a template is about: the tabs of the gallery. */
export const templateTabs = ['animals', 'nature', 'places', 'space', 'things', 'people', 'seasons', 'spooky', 'style', 'voice'] as const;
export type TemplateTab = (typeof templateTabs)[number];

export const templateTools = {
  'ai-sticker-maker': ['animals', 'nature', 'space', 'things', 'seasons'],
  'ai-text-to-image': ['animals', 'nature', 'places', 'space', 'seasons'],
  'text-to-video-ai': ['nature', 'places', 'space', 'seasons'],
  'ai-effect': ['people', 'spooky', 'style'],
  'ai-image-to-image': ['style'],
  'ai-text-to-audio': ['voice'],
  'ai-girl-generator': ['people'],
} as const satisfies Partial<Record<ToolSlug, readonly TemplateTab[]>>;

export type TemplateTool = keyof typeof templateTools;

export const hasTemplates = (slug: string): slug is TemplateTool => Object.hasOwn(templateTools, slug);

/** The tabs of a tool, or of the whole gallery. */
export const tabsOf = (slug: TemplateTool | null): readonly TemplateTab[] => (slug === null ? templateTabs : templateTools[slug]);
