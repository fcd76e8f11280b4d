/** Value noise: random numbers on a grid, interpolated smoothly, in several octaves. */
const size = 65_536;

/** From 0 to 1, about 0.5 on average. */
export type Noise = (x: number, y: number, octaves?: number) => number;

export function createNoise(random: () => number): Noise {
  const table = Float32Array.from({ length: size }, random);
  const at = (x: number, y: number) => table[((x * 374_761_393 + y * 668_265_263) >>> 0) & (size - 1)]!;
  const single = (x: number, y: number) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = x - left;
    const v = y - top;
    const across = u * u * (3 - 2 * u);
    const down = v * v * (3 - 2 * v);
    const a = at(left, top);
    const b = at(left + 1, top);
    const c = at(left, top + 1);
    const d = at(left + 1, top + 1);
    return (a + (b - a) * across) * (1 - down) + (c + (d - c) * across) * down;
  };
  return (x, y, octaves = 5) => {
    let sum = 0;
    let share = 0.5;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += share * single(x, y);
      x = x * 2.03 + 17.1;
      y = y * 2.03 + 9.7;
      share *= 0.5;
    }
    return sum;
  };
}
