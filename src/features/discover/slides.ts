/** The slides of the explore dialog, in order: the tools of spec §2, each with a sample image. */
import type { ToolSlug } from '../../../contract/facts/tools/catalog.ts';

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

/** All tools except the one on this page. */
export const slidesFor = (path: string): readonly Slide[] => slides.filter(({ slug }) => `/${slug}` !== path);
