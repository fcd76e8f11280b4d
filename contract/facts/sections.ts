import type { ToolSlug } from './tools/catalog.ts';

/** The section key (`opeation_key`, spec §4) of a page: from this table for tools, from the route name for all other pages. */
const sectionByTool: Readonly<Partial<Record<ToolSlug, string>>> = {
  'video-face-swap': 'video_faceswap',
  'multiple-face-swap-video': 'video_faceswap',
  'ai-face-swap': 'image_faceswap',
  'multiple-face-swap': 'image_faceswap',
  'ai-gif-face-swap': 'gif_faceswap',
  'multiple-face-swap-gif': 'gif_faceswap',
  'text-to-video-ai': 'text_to_video',
  'image-to-video-ai': 'image_to_video',
  'ai-voice-cloning': 'text_to_audio',
  'trump-ai-voice-generator': 'text_to_audio',
  'ai-text-to-image': 'text_to_image',
  'ai-image-to-image': 'image_to_image',
  'ai-image-enhancer': 'ai_tools',
  'ai-background-changer': 'ai_tools',
  'ai-background-remover': 'ai_tools',
  'video-watermark-remover': 'ai_tools',
  'video-background-remover': 'ai_tools',
  'ai-watermark-remover': 'ai_tools',
};

/** The section of the home page, and of URLs without a page. */
export const homeSection = 'home';

/** Returns the section of a path without its locale prefix. The home page has no route name, so it maps to `homeSection`. */
export function sectionOf(path: string): string {
  const name = path.split('/').filter(Boolean);
  if (name.length === 0) return homeSection;
  if (name[0] === 'template' && name.length > 1) return name[1] === 'home' ? 'template_home' : 'template_model';
  const slug = name.join('-');
  if (slug === 'ai-effect-create') return 'ai_effect';
  return sectionByTool[slug as ToolSlug] ?? slug.replaceAll('-', '_');
}
