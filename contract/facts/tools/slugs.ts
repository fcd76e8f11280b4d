/** The slugs of the catalogue (`index.ts`, which a test compares), for those who need no more than to know that a tool exists. */
export const toolSlugs = [
  'ai-sticker-maker',
  'ai-text-to-image',
  'ai-image-to-image',
  'text-to-video-ai',
  'image-to-video-ai',
  'ai-face-swap',
  'multiple-face-swap',
  'gif-face-swap',
  'ai-gif-face-swap',
  'multiple-face-swap-gif',
  'video-face-swap',
  'multiple-face-swap-video',
  'ai-text-to-audio',
  'ai-voice-cloning',
  'trump-ai-voice-generator',
  'ai-image-enhancer',
  'ai-background-remover',
  'ai-background-changer',
  'ai-watermark-remover',
  'video-watermark-remover',
  'video-background-remover',
  'ai-effect',
  'ai-halloween-video-generator',
  'ai-hug-generator',
  'ai-french-kiss-video-generator',
  'ai-clothes-changer',
  'ai-girl-generator',
  'ai-chatbot',
] as const;

export type ToolSlug = (typeof toolSlugs)[number];

export const isToolSlug = (slug: string): slug is ToolSlug => toolSlugs.includes(slug as ToolSlug);
