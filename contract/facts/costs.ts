/** Credits that one result costs, by its kind (spec §9): the one place that says so. Whoever shows, checks or takes a cost reads it here. */
export const costs = { image: 1, gif: 5, video: 20, audio: 2, text: 1 } as const;

/** The kind of a result, as the API says it. */
export type ResultKind = keyof typeof costs;

/** Every kind of result, in the order in which the API document lists them. */
export const resultKinds = Object.keys(costs) as ResultKind[];

/** How many results of a kind an amount of credits buys, rounded down. */
export const resultsFor = (credits: number, kind: ResultKind): number => Math.floor(credits / costs[kind]);
