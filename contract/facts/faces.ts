/** Degrees aside from which a face can neither be taken nor replaced. */
export const maxFaceTurn = 40;
