/** Maximum turn of the head in degrees at which a face can be used as a source or be replaced. */
export const maxFaceTurn = 40;

type FaceBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Found = { readonly box: FaceBox; readonly turned: number };

/** Whether too little of a found face is seen to use or replace it. */
export const looksAside = ({ turned }: Pick<Found, 'turned'>): boolean => turned > maxFaceTurn;

const areaOf = ({ box }: Pick<Found, 'box'>): number => box.width * box.height;

/** Found faces, the largest first. */
export const largestFirst = <Face extends Found>(faces: readonly Face[]): Face[] => faces.toSorted((a, b) => areaOf(b) - areaOf(a));

/** Found faces in the order in which they are meant where fewer are replaced: the largest first, and those that look aside last. */
export const meantFirst = <Face extends Found>(faces: readonly Face[]): Face[] =>
  largestFirst(faces).toSorted((a, b) => Number(looksAside(a)) - Number(looksAside(b)));

/** Whether two rectangles are the same one. */
export const isSameBox = (a: FaceBox, b: FaceBox): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The shared area divided by that of the smaller rectangle, so that a loosely drawn one still matches its face. */
function overlap(a: FaceBox, b: FaceBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.min(a.width * a.height, b.width * b.height);
}

const leastOverlap = 0.3;

/** For each rectangle in turn the index of the found face that it marks; null for one that marks none, or none that is still free. */
export function facesMarked(boxes: readonly (FaceBox | null)[], faces: readonly Pick<Found, 'box'>[]): (number | null)[] {
  const free = new Set(faces.keys());
  return boxes.map((box) => {
    if (!box) return null;
    const [best] = [...free]
      .map((index) => ({ index, share: overlap(box, faces[index]!.box), area: areaOf(faces[index]!) }))
      .toSorted((a, b) => b.share - a.share || b.area - a.area);
    if (!best || best.share < leastOverlap) return null;
    free.delete(best.index);
    return best.index;
  });
}
