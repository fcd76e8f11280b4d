/** Credits per result, by result kind (spec §9). Everything that displays, checks or charges a cost reads it from here. */
export const costs = { image: 1, gif: 5, video: 20, audio: 2, text: 1 } as const;

/** Credits for a video that is composed from drawings or of a photo, as an image is; what a model generates costs `costs.video`. */
export const composedVideo = 2;

/** What has a price in credits: a result of each kind, and a video without a model. */
export type CostName = ResultKind | 'composedVideo';
export type Costs = Readonly<Record<CostName, number>>;

/** The costs unless the operator sets others. */
export const usualCosts: Costs = { ...costs, composedVideo };

/** The kind of a result, as named in the API. */
export type ResultKind = keyof typeof costs;

/** Every result kind, in the order of the API document. */
export const resultKinds = Object.keys(costs) as ResultKind[];

/** Number of results at a cost that an amount of credits pays for, rounded down. */
export const resultsFor = (credits: number, cost: number): number => Math.floor(credits / cost);
