/** Keeps a mesh still while its face is still, and lets it go along at once when it moves: one-euro filter (Casiez, 2012). */
import { faceWidth, type Mesh, type Point } from './mesh.ts';

/** Hertz: how calm a still face is. */
const calm = 1.7;
/** How much sooner a moving face is followed, by its speed in face widths a second. */
const eager = 9;
const speedCutoff = 1;

const share = (cutoff: number, seconds: number): number => {
  const rate = 2 * Math.PI * cutoff * seconds;
  return rate / (rate + 1);
};

/** A filter for one face; `seconds` have gone by since the mesh before. */
export function createSteady(): (mesh: Mesh, seconds: number) => Mesh {
  let before: Mesh | null = null;
  let speeds = new Float64Array(0);
  return (mesh, seconds) => {
    if (!before) {
      speeds = new Float64Array(mesh.length * 3);
      before = mesh;
      return mesh;
    }
    const size = faceWidth(mesh);
    const known = before;
    before = mesh.map((point, index): Point => {
      const place = (axis: 0 | 1 | 2) => {
        const last = known[index]![axis];
        const at = index * 3 + axis;
        speeds[at]! += share(speedCutoff, seconds) * ((point[axis] - last) / seconds / size - speeds[at]!);
        return last + share(calm + eager * Math.abs(speeds[at]!), seconds) * (point[axis] - last);
      };
      return [place(0), place(1), place(2)];
    });
    return before;
  };
}
