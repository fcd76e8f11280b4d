/** Marks the backdrop that is shown while the code of a dialog loads. */
export const pendingBackdrop = { 'data-pending-dialog': '' } as const;

/** Whether such a backdrop is shown, so that the dialog's own needs no entrance. */
export const isBackdropHere = (): boolean => document.querySelector('[data-pending-dialog]') !== null;
