/**
 * The tools by group, in menu order, each with its result kind. Form definitions are in the tool's own file next to this one, so that a
 * page loads only the form it needs.
 */
import { composedVideo, costs, type ResultKind } from '../costs.ts';

/** The tools of each group, with their result kinds. */
export const catalog = {
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
    'ai-background-remover': 'image',
    'ai-background-changer': 'image',
    'ai-watermark-remover': 'image',
    'video-watermark-remover': 'video',
    'video-background-remover': 'video',
    'ai-image-enhancer': 'image',
  },
  fun: {
    'ai-effect': 'video',
    'ai-halloween-video-generator': 'video',
    'ai-clothes-changer': 'image',
    'ai-girl-generator': 'image',
    'ai-hug-generator': 'video',
    'ai-french-kiss-video-generator': 'video',
  },
  chat: { 'ai-chatbot': 'text' },
} as const satisfies Record<string, Record<string, ResultKind>>;

type Catalog = typeof catalog;

/** A menu heading that groups tools. */
export type ToolGroup = keyof Catalog;

/** The tool slugs of one group. */
export type SlugIn<Group extends ToolGroup> = keyof Catalog[Group];

/** The id of a tool in URLs and API calls. */
export type ToolSlug = { [Group in ToolGroup]: SlugIn<Group> }[ToolGroup];

/** A tool's metadata without its form. `cost` is in credits, as the built-in engine takes them. */
export type Listed = { readonly slug: ToolSlug; readonly group: ToolGroup; readonly result: ResultKind; readonly cost: number };

/** The tools whose videos the built-in engine composes. The French kiss video keeps its price, whatever makes it (spec §1). */
const composing: ReadonlySet<string> = new Set<ToolSlug>([
  'text-to-video-ai',
  'image-to-video-ai',
  'ai-effect',
  'ai-halloween-video-generator',
  'ai-hug-generator',
]);

/** Every tool, in menu order. */
export const listed: readonly Listed[] = Object.entries(catalog).flatMap(([group, some]) =>
  Object.entries(some).map(([slug, result]: [string, ResultKind]) => ({
    slug: slug as ToolSlug,
    group: group as ToolGroup,
    result,
    cost: composing.has(slug) ? composedVideo : costs[result],
  })),
);

/** Every slug, in menu order. */
export const toolSlugs: readonly ToolSlug[] = listed.map(({ slug }) => slug);

/** Returns whether a name is a tool slug. */
export const isToolSlug = (name: string): name is ToolSlug => toolSlugs.includes(name as ToolSlug);

/** Returns a tool's metadata without its form. */
export const listedAs = (slug: ToolSlug): Listed => listed.find((tool) => tool.slug === slug)!;

/** The tools with templates in the gallery, in the order of its links. */
export const templateTools = [
  'ai-sticker-maker',
  'ai-text-to-image',
  'text-to-video-ai',
  'ai-effect',
  'ai-image-to-image',
  'ai-text-to-audio',
  'ai-girl-generator',
] as const satisfies readonly ToolSlug[];
export type TemplateTool = (typeof templateTools)[number];

/** Returns whether the gallery has templates for a tool. */
export const hasTemplates = (slug: string): slug is TemplateTool => templateTools.includes(slug as TemplateTool);
