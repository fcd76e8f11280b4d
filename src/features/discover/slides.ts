/** What the explore dialog shows, in its order: the tools of spec §2, with a picture of ours. */
import type { ToolSlug } from '../../../contract/facts/tools/slugs.ts';

export type Slide = { slug: ToolSlug; cover: string };

export const slides: readonly Slide[] = [
  { slug: 'image-to-video-ai', cover: '/templates/dolphin-sunset.webp' },
  { slug: 'ai-halloween-video-generator', cover: '/effects/pumpkin.webp' },
  { slug: 'ai-hug-generator', cover: '/effects/hug.webp' },
  { slug: 'video-face-swap', cover: '/templates/astronaut.webp' },
  { slug: 'ai-french-kiss-video-generator', cover: '/effects/kiss.webp' },
  { slug: 'ai-clothes-changer', cover: '/templates/painter.webp' },
  { slug: 'text-to-video-ai', cover: '/templates/stars-flight.webp' },
];

/** The tools but the one whose page this is. */
export const slidesFor = (path: string): readonly Slide[] => slides.filter(({ slug }) => `/${slug}` !== path);
