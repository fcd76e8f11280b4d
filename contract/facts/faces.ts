/** Maximum turn of the head in degrees at which a face can be used as a source or be replaced. */
export const maxFaceTurn = 40;

type Found = { readonly box: { readonly width: number; readonly height: number } };

const areaOf = ({ box }: Found): number => box.width * box.height;

/** Found faces, the largest first: where fewer are replaced than were found, the largest are meant. */
export const largestFirst = <Face extends Found>(faces: readonly Face[]): Face[] => faces.toSorted((a, b) => areaOf(b) - areaOf(a));
