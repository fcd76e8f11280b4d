/** Decodes latents in overlapping tiles and blends them, as diffusers does: the memory is that of one tile. */

/** Planes of `width` × `height` numbers, one after another. */
export type Planes = { data: Float32Array; width: number; height: number };

/** The share of a tile that overlaps the one before. */
const overlap = 0.25;

type Options = {
  /** Latents per side of a tile. */
  tile: number;
  channels: number;
  /** Pixels per latent and side. */
  factor: number;
  decode: (latents: Planes) => Promise<Planes>;
  onTile?: ((share: number) => void) | undefined;
};

/** Copies a part of the planes; what lies beyond their edge is left out. */
function crop({ data, width, height }: Planes, channels: number, left: number, top: number, side: number): Planes {
  const [columns, rows] = [Math.min(side, width - left), Math.min(side, height - top)];
  const part = new Float32Array(channels * columns * rows);
  for (let channel = 0; channel < channels; channel += 1)
    for (let y = 0; y < rows; y += 1) {
      const from = (channel * height + top + y) * width + left;
      part.set(data.subarray(from, from + columns), (channel * rows + y) * columns);
    }
  return { data: part, width: columns, height: rows };
}

/** Fades the last `extent` rows (or columns) of one tile into the first of the next, which is changed. */
function blend(before: Planes, tile: Planes, extent: number, isDown: boolean): void {
  const length = Math.min(extent, isDown ? before.height : before.width, isDown ? tile.height : tile.width);
  const across = isDown ? Math.min(before.width, tile.width) : Math.min(before.height, tile.height);
  for (let channel = 0; channel < 3; channel += 1)
    for (let at = 0; at < length; at += 1)
      for (let other = 0; other < across; other += 1) {
        const [x, y] = isDown ? [other, at] : [at, other];
        const from = isDown
          ? (channel * before.height + before.height - length + at) * before.width + other
          : (channel * before.height + other) * before.width + before.width - length + at;
        const to = (channel * tile.height + y) * tile.width + x;
        tile.data[to] = before.data[from]! * (1 - at / length) + tile.data[to]! * (at / length);
      }
}

/** Decodes at once what fits into one tile, and in tiles what does not. */
export async function decodeTiled(latents: Planes, { tile, channels, factor, decode, onTile }: Options): Promise<Planes> {
  if (latents.width <= tile && latents.height <= tile) return decode(latents);
  const distance = Math.floor(tile * (1 - overlap));
  const extent = Math.floor(tile * factor * overlap);
  const kept = tile * factor - extent;
  const [width, height] = [latents.width * factor, latents.height * factor];
  const result: Planes = { data: new Float32Array(3 * width * height), width, height };
  const [columns, rows] = [Math.ceil(latents.width / distance), Math.ceil(latents.height / distance)];
  let above: Planes[] = [];
  for (let row = 0; row < rows; row += 1) {
    const line: Planes[] = [];
    for (let column = 0; column < columns; column += 1) {
      const part = await decode(crop(latents, channels, column * distance, row * distance, tile));
      if (row > 0) blend(above[column]!, part, extent, true);
      if (column > 0) blend(line[column - 1]!, part, extent, false);
      line.push(part);
      place(result, part, column * kept, row * kept, kept);
      onTile?.((row * columns + column + 1) / (rows * columns));
    }
    above = line;
  }
  return result;
}

/** Copies the first `side` rows and columns of a tile to its place. */
function place(result: Planes, part: Planes, left: number, top: number, side: number): void {
  const [columns, rows] = [Math.min(side, part.width, result.width - left), Math.min(side, part.height, result.height - top)];
  for (let channel = 0; channel < 3; channel += 1)
    for (let y = 0; y < rows; y += 1) {
      const from = (channel * part.height + y) * part.width;
      result.data.set(part.data.subarray(from, from + Math.max(0, columns)), (channel * result.height + top + y) * result.width + left);
    }
}
