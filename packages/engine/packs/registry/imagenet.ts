/** The mean and the deviation of ImageNet's red, green and blue, for values from 0 to 1: most nets that read images were trained with them. */
export const imageNet = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] } as const;
