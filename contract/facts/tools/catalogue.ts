/**
 * Which tools there are: by group, in the order in which menus show them, each with the kind of its result. What a form asks stands in the
 * tool's own file beside this one, which a page loads with the form.
 */
import { costs, type ResultKind } from '../costs.ts';

/** The tools of each group, with the kind of their result. */
export const catalogue = {
  image: { 'ai-sticker-maker': 'image', 'ai-text-to-image': 'image', 'ai-image-to-image': 'image' },
  video: { 'text-to-video-ai': 'video', 'image-to-video-ai': 'video' },
  face: {
    'ai-face-swap': 'image',
    'multiple-face-swap': 'image',
    'gif-face-swap': 'gif',
    'ai-gif-face-swap': 'gif',
    'multiple-face-swap-gif': 'gif',
    'video-face-swap': 'video',
    'multiple-face-swap-video': 'video',
  },
  audio: { 'ai-text-to-audio': 'audio', 'ai-voice-cloning': 'audio', 'trump-ai-voice-generator': 'audio' },
  edit: {
    'ai-image-enhancer': 'image',
    'ai-background-remover': 'image',
    'ai-background-changer': 'image',
    'ai-watermark-remover': 'image',
    'video-watermark-remover': 'video',
    'video-background-remover': 'video',
  },
  fun: {
    'ai-effect': 'video',
    'ai-halloween-video-generator': 'video',
    'ai-hug-generator': 'video',
    'ai-french-kiss-video-generator': 'video',
    'ai-clothes-changer': 'image',
    'ai-girl-generator': 'image',
  },
  chat: { 'ai-chatbot': 'text' },
} as const satisfies Record<string, Record<string, ResultKind>>;

type Catalogue = typeof catalogue;

/** A heading of the menu under which tools stand. */
export type ToolGroup = keyof Catalogue;

/** The slugs of one group. */
export type SlugIn<Group extends ToolGroup> = keyof Catalogue[Group];

/** The name of a tool in addresses and in calls. */
export type ToolSlug = { [Group in ToolGroup]: SlugIn<Group> }[ToolGroup];

/** What is known of a tool without its form. Credits in `cost`. */
export type Listed = { readonly slug: ToolSlug; readonly group: ToolGroup; readonly result: ResultKind; readonly cost: number };

/** Every tool, in the order of the menus. */
export const listed: readonly Listed[] = Object.entries(catalogue).flatMap(([group, some]) =>
  Object.entries(some).map(([slug, result]: [string, ResultKind]) => ({
    slug: slug as ToolSlug,
    group: group as ToolGroup,
    result,
    cost: costs[result],
  })),
);

/** Every slug, in the order of the menus. */
export const toolSlugs: readonly ToolSlug[] = listed.map(({ slug }) => slug);

/** Whether a name is that of a tool. */
export const isToolSlug = (name: string): name is ToolSlug => toolSlugs.includes(name as ToolSlug);

/** What is known of a tool without its form. */
export const listedAs = (slug: ToolSlug): Listed => listed.find((tool) => tool.slug === slug)!;

/** The tools that the template gallery has ideas for, in the order of its links. */
export const templateTools = [
  'ai-sticker-maker',
  'ai-text-to-image',
  'text-to-video-ai',
  'ai-effect',
  'ai-image-to-image',
  'ai-text-to-audio',
  'ai-girl-generator',
] as const satisfies readonly ToolSlug[];
/** One of `templateTools`. */
export type TemplateTool = (typeof templateTools)[number];

/** Whether the gallery has ideas for a tool. */
export const hasTemplates = (slug: string): slug is TemplateTool => templateTools.includes(slug as TemplateTool);
