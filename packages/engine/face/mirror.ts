/** Turns a face around where it looks the other way than the one it replaces: its far half has hardly any pixels to stretch. */
import type { Image } from '@iridia/pixels/image';
import { sharpOf } from '@iridia/pixels/image';
import { mirrored, yawOf, type Mesh, type Point } from './mesh.ts';

type Seen = { image: Image; mesh: Mesh };

/** Degrees up to which a face counts as looking straight ahead. */
const straight = 10;

async function mirror({ image, mesh }: Seen): Promise<Seen> {
  const rgb = await sharpOf(image).flop().raw().toBuffer();
  return {
    image: { ...image, rgb },
    mesh: mesh.map((_, index): Point => {
      const [x, y, z] = mesh[mirrored[index]!]!;
      return [image.width - 1 - x, y, z];
    }),
  };
}

/** The face as it is, or its mirror image where both faces are turned, to different sides. */
export async function facingLike(target: Mesh, face: Seen): Promise<Seen> {
  const [from, to] = [yawOf(face.mesh), yawOf(target)];
  const isOpposite = Math.sign(from) !== Math.sign(to) && Math.min(Math.abs(from), Math.abs(to)) > straight;
  return isOpposite ? mirror(face) : face;
}
