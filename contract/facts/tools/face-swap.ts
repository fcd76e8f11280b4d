import { record } from '../../structs/schema.ts';
import { consent, facesUpTo, fileName } from '../../structs/inputs.ts';
import type { Capability, Tool } from './tool.ts';

/** What carries the faces, by the kind of result. */
const kinds = {
  image: { field: 'picture', cost: 1, capability: 'face.image' },
  gif: { field: 'gif', cost: 5, capability: 'face.gif' },
  video: { field: 'video', cost: 20, capability: 'face.video' },
} as const satisfies Record<string, { field: string; cost: number; capability: Capability }>;

const mostFaces = 10;

const faceSwap = (slug: string, section: string, result: keyof typeof kinds, faces: number): Tool => ({
  slug,
  section,
  group: 'face',
  result,
  cost: kinds[result].cost,
  capability: kinds[result].capability,
  fields: [
    { kind: kinds[result].field, name: 'target' },
    { kind: 'faces', name: 'faces', of: 'target', max: faces },
  ],
  inputs: record({ target: fileName, faces: facesUpTo(faces), consent }),
  files: ['target', 'faces'],
  consent: true,
  adult: true,
});

export const faceSwaps: readonly Tool[] = [
  faceSwap('ai-face-swap', 'image_faceswap', 'image', 1),
  faceSwap('multiple-face-swap', 'image_faceswap', 'image', mostFaces),
  faceSwap('gif-face-swap', 'gif_face_swap', 'gif', 1),
  faceSwap('ai-gif-face-swap', 'gif_faceswap', 'gif', 1),
  faceSwap('multiple-face-swap-gif', 'gif_faceswap', 'gif', mostFaces),
  faceSwap('video-face-swap', 'video_faceswap', 'video', 1),
  faceSwap('multiple-face-swap-video', 'video_faceswap', 'video', mostFaces),
];
