/** The estimate for a generation: the number of jobs ahead of it and the seconds until it ends; null where unknown or not applicable. */
export type Outlook = { position: number | null; left: number | null };
export const noOutlook: Outlook = { position: null, left: null };
