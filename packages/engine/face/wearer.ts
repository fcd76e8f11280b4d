import type { Image } from '@iridia/pixels/image';
import { faceWidth, type Mesh } from './mesh.ts';
import type { FacePlace } from './people.ts';
import { fitFace, putOn, type SwapOptions } from './swap.ts';
import type { NewFace } from './warp.ts';

/** What is painted onto a frame: which of the new faces, where, and from 0 to 1 how much of it is seen. */
export type Worn = { wearer: number; mesh: Mesh; opacity: number };

/** Renders one person's face throughout a video: it is fitted again only when its size changes, and its light is remembered. */
export function createWearer({ person, kind }: FacePlace): (image: Image, worn: Omit<Worn, 'wearer'>) => Promise<void> {
  const memory: SwapOptions['memory'] = {};
  let fitted: { face: NewFace; width: number } | null = null;
  return async (image, { mesh, opacity }) => {
    const width = faceWidth(mesh);
    if (!fitted || Math.abs(Math.log(width / fitted.width)) > 0.2)
      fitted = { face: await fitFace(person.image, person.mesh, width), width };
    putOn(fitted.face, image, mesh, { place: kind, opacity, memory });
  };
}
