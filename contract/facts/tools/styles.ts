/** Looks that can be put over any picture. */
export const pictureStyles = ['cartoon', 'watercolour', 'oil', 'pencil', 'pop-art', 'pixel', 'duotone', 'low-poly'] as const;
