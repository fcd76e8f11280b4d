/** Smooths a mesh while its face is still and follows without lag when it moves: one-euro filter (Casiez, 2012). */
import { faceWidth, type Mesh, type Point } from './mesh.ts';

/** Cutoff frequency for a still face in hertz. */
const calm = 1.7;
/** Increase of the cutoff frequency with the face's speed in face widths per second. */
const eager = 9;
const speedCutoff = 1;

const share = (cutoff: number, seconds: number): number => {
  const rate = 2 * Math.PI * cutoff * seconds;
  return rate / (rate + 1);
};

/** Creates a filter for one face; `seconds` is the time since the previous mesh. */
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
