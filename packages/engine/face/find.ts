/**
 * Finds faces and their meshes. The mesh is fitted again around its own points, because a crop from the detector alone misplaces turned
 * faces noticeably.
 */
import type { Image } from '@iridia/pixels/image';
import { detectFaces, type Search } from './detect.ts';
import { boundsOf, faceWidth, pointCount, rollOf, type FaceBox, type Mesh, type Point } from './mesh.ts';
import { askNet, sampleSquare, type Square } from './square.ts';

/** `confidence`: from 0 to 1, that there is a face. */
export type Face = { mesh: Mesh; confidence: number };

const weights = 'facemesh.onnx';
const side = 192;
const refits = 2;
const leastConfidence = 0.5;

async function fit(image: Image, square: Square): Promise<Face> {
  const answers = await askNet(weights, sampleSquare(image, square, side, 1 / 255, 0), side);
  const coordinates = answers.find(({ data }) => data.length === pointCount * 3)!.data;
  const confidence = answers.find(({ data }) => data.length === 1)!.data[0]!;
  const scale = square.side / side;
  const [along, down] = [Math.cos(square.angle) * scale, Math.sin(square.angle) * scale];
  const mesh = Array.from({ length: pointCount }, (_, index): Point => {
    const a = coordinates[index * 3]! - side / 2;
    const b = coordinates[index * 3 + 1]! - side / 2;
    return [square.x + a * along - b * down, square.y + a * down + b * along, coordinates[index * 3 + 2]! * scale];
  });
  return { mesh, confidence };
}

/** The square around a mesh that the net expects, leveled by the eyes. */
function squareAround(mesh: Mesh): Square {
  const angle = rollOf(mesh);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { x, y, width, height } = boundsOf(
    mesh.map((point): Point => [point[0] * cos + point[1] * sin, point[1] * cos - point[0] * sin, 0]),
  );
  const [levelX, levelY] = [x + width / 2, y + height / 2];
  return { x: levelX * cos - levelY * sin, y: levelX * sin + levelY * cos, side: Math.max(width, height) * 1.5, angle };
}

/** The same face in the next frame of a video. */
export const follow = (image: Image, mesh: Mesh): Promise<Face> => fit(image, squareAround(mesh));

/** All faces of an image, largest first. */
export async function findFaces(image: Image, search?: Search): Promise<Face[]> {
  const faces: Face[] = [];
  for (const square of await detectFaces(image, search)) {
    let face = await fit(image, square);
    for (let round = 0; round < refits; round += 1) face = await follow(image, face.mesh);
    if (face.confidence > leastConfidence) faces.push(face);
  }
  return faces.toSorted((a, b) => faceWidth(b.mesh) - faceWidth(a.mesh));
}

/** The bounds of the face in whole pixels. */
export function boxOf({ mesh }: Face, { width, height }: Pick<Image, 'width' | 'height'>): FaceBox {
  const bounds = boundsOf(mesh);
  const x = Math.max(0, Math.floor(bounds.x));
  const y = Math.max(0, Math.floor(bounds.y));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.ceil(bounds.x + bounds.width)) - x),
    height: Math.max(1, Math.min(height, Math.ceil(bounds.y + bounds.height)) - y),
  };
}
