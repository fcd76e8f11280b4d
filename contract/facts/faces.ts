/** Maximum turn of the head in degrees at which a face can be used as a source or be replaced. */
export const maxFaceTurn = 40;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Found = { readonly box: Box; readonly turned: number };

/** Whether too little of a found face is seen to use or replace it. */
export const looksAside = ({ turned }: Pick<Found, 'turned'>): boolean => turned > maxFaceTurn;

const areaOf = ({ box }: Found): number => box.width * box.height;

/** Found faces, the largest first. */
export const largestFirst = <Face extends Found>(faces: readonly Face[]): Face[] => faces.toSorted((a, b) => areaOf(b) - areaOf(a));

/** Found faces in the order in which they are meant where fewer are replaced: the largest first, and those that look aside last. */
export const meantFirst = <Face extends Found>(faces: readonly Face[]): Face[] =>
  largestFirst(faces).toSorted((a, b) => Number(looksAside(a)) - Number(looksAside(b)));

/** Whether two rectangles are the same one. */
export const isSameBox = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
