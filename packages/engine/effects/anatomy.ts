/** Face geometry for drawing: positions in face widths, outlines as SVG paths. */
import { faceWidth, outline, points, rollOf, type Mesh } from '../face/mesh.ts';
import { grown } from '../face/polygon.ts';

export type Spot = readonly [x: number, y: number];

export type Anatomy = {
  mesh: Mesh;
  /** Pixels from cheek to cheek. */
  width: number;
  /** Radians. */
  roll: number;
  /** The position `right` and `down` of a mesh point, in face widths along the tilted face. */
  from: (index: number, right: number, down: number) => Spot;
  leftEye: Spot;
  rightEye: Spot;
};

const middle = (mesh: Mesh, indices: readonly number[]): Spot => {
  const sum = indices.reduce(([x, y], index) => [x + mesh[index]![0], y + mesh[index]![1]] as [number, number], [0, 0] as [number, number]);
  return [sum[0] / indices.length, sum[1] / indices.length];
};

export function anatomyOf(mesh: Mesh): Anatomy {
  const width = faceWidth(mesh);
  const roll = rollOf(mesh);
  const [cos, sin] = [Math.cos(roll) * width, Math.sin(roll) * width];
  return {
    mesh,
    width,
    roll,
    from: (index, right, down) => [mesh[index]![0] + right * cos - down * sin, mesh[index]![1] + right * sin + down * cos],
    leftEye: middle(mesh, outline.leftEye),
    rightEye: middle(mesh, outline.rightEye),
  };
}

export const spot = ({ mesh }: Anatomy, index: number): Spot => [mesh[index]![0], mesh[index]![1]];
export const forehead = points.forehead;

const number = (value: number): string => value.toFixed(1);
export const at = ([x, y]: Spot): string => `${number(x)} ${number(y)}`;

/** A closed path with straight edges. */
export const polygon = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}Z`;
export const line = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}`;

/** A smooth closed path through the points (Catmull-Rom). */
export function smooth(spots: readonly Spot[]): string {
  const count = spots.length;
  const nth = (index: number) => spots[(index + count) % count]!;
  const parts = spots.map((to, index) => {
    const [before, from, after] = [nth(index - 2), nth(index - 1), nth(index + 1)];
    const first: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(nth(-1))}${parts.join('')}Z`;
}

/** An outline of the face, scaled by `by`. */
export const shape = ({ mesh }: Anatomy, name: keyof typeof outline, by = 1): string =>
  smooth(
    grown(
      outline[name].map((index) => mesh[index]!),
      by,
    ),
  );

/** Both eye sockets without the eyes, scaled by `by`. */
export const sockets = (anatomy: Anatomy, by: number): string[] =>
  (['leftEye', 'rightEye'] as const).map((eye) => `${shape(anatomy, eye, by)}${shape(anatomy, eye, 1.02)}`);

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
/** A blur filter for elements with `filter="url(#<name>)"`; `by` is in pixels. */
export const blur = (name: string, by: number): string =>
  `<filter id="${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by.toFixed(2)}"/></filter>`;
