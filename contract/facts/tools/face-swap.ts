import { listedAs, type SlugIn } from './catalog.ts';
import { tool, type Capability, type Tool } from './tool.ts';

/** Number of faces that a swap accepts. */
export const facesOfSwap = {
  'ai-face-swap': 1,
  'multiple-face-swap': 10,
  'gif-face-swap': 1,
  'ai-gif-face-swap': 1,
  'multiple-face-swap-gif': 10,
  'video-face-swap': 1,
  'multiple-face-swap-video': 10,
} as const satisfies Record<SlugIn<'face'>, number>;

/** The target's field kind and the required capability, by result kind. */
const kinds = {
  image: { field: 'picture', capability: 'face.image' },
  gif: { field: 'gif', capability: 'face.gif' },
  video: { field: 'video', capability: 'face.video' },
} as const satisfies Record<string, { field: string; capability: Capability }>;

const faceSwap = (slug: SlugIn<'face'>): Tool => {
  const { field, capability } = kinds[listedAs(slug).result as keyof typeof kinds];
  return tool(slug, {
    capability,
    fields: [
      { kind: field, name: 'target' },
      { kind: 'faces', name: 'faces', of: 'target', max: facesOfSwap[slug] },
    ],
    files: ['target', 'faces'],
    consent: true,
    adult: true,
  });
};

export const faceSwaps: readonly Tool[] = (Object.keys(facesOfSwap) as SlugIn<'face'>[]).map(faceSwap);
