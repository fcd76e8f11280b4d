/** Maximum turn of the head in degrees at which a face can be used as a source or be replaced. */
export const maxFaceTurn = 40;
