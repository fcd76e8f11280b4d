/** Widths of the dialogs in pixels (spec §2). Styles are extracted from literals, so tests compare them with these values. */
export const widths = { login: 950, invite: 672, explore: 753, pricing: 1270 } as const;
/** Height of the checkout frame in pixels. */
export const paymentFrameHeight = 640;
