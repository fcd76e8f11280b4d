export type ConfirmationEvent = { type: 'confirmation.given' } | { type: 'confirmation.refused' };

/** Whether the user confirmed. */
export type ConfirmationOutput = { confirmed: boolean };

export type ConfirmationTypes = { events: ConfirmationEvent; output: ConfirmationOutput };
