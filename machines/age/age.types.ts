export type AgeEvent = { type: 'age.confirmed' } | { type: 'age.denied' } | { type: 'question.reopened' } | AgeRecalled;

/** The user confirmed on an earlier visit. */
export type AgeRecalled = { type: 'age.recalled' };

/** The fact that the storage listener saves. */
export type AgeNoted = { type: 'age.noted' };

export type AgeEmitted = { type: 'adult.confirmed' };

export type AgeTypes = { events: AgeEvent; emitted: AgeEmitted; tags: 'confirmed' | 'denied' };
