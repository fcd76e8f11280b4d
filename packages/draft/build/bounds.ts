/** What of a drawing's square is visible, and where its eyes are: the row where most small dark spots face each other. */
import sharp from 'sharp';

const grid = 64;

export async function boundsOf(body: string): Promise<{ box: [number, number, number, number]; eye: number }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${grid}" height="${grid}">${body}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [top, bottom, left, right] = [grid, 0, grid, 0];
  const darkness = new Float32Array(grid + 1);
  const isDark = (at: number) => data[at + 3]! > 100 && 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]! < 75;
  for (let y = 0; y < grid; y += 1)
    for (let x = 0; x < grid; x += 1) {
      const at = (y * grid + x) * 4;
      if (data[at + 3]! <= 40) continue;
      [top, bottom, left, right] = [Math.min(top, y), Math.max(bottom, y + 1), Math.min(left, x), Math.max(right, x + 1)];
      const aside = Math.abs(x - 31.5);
      if (isDark(at) && isDark((y * grid + (grid - 1 - x)) * 4) && aside > 4 && aside < 18) darkness[y]! += 1;
    }
  if (right <= left) [left, top, right, bottom] = [0, 0, grid, grid];
  let [eye, most] = [0, 0];
  for (let y = Math.round(top + (bottom - top) * 0.28); y < top + (bottom - top) * 0.68; y += 1) {
    const sum = (darkness[y - 1] ?? 0) + darkness[y]! * 1.5 + (darkness[y + 1] ?? 0);
    if (sum > most) [eye, most] = [y, sum];
  }
  const half = (value: number) => value / 2;
  return { box: [half(left), half(top), half(right), half(bottom)], eye: half(most > 3 ? eye : top + (bottom - top) * 0.45) };
}
