/** Marks what darkens the page while the code of a dialog loads. */
export const comingBackdrop = { 'data-coming': '' } as const;

/** Whether the page is dark already for the dialog that comes. */
export const isBackdropHere = (): boolean => document.querySelector('[data-coming]') !== null;
