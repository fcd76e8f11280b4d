export type AgeEvent = { type: 'age.confirmed' } | { type: 'age.denied' } | { type: 'question.reopened' } | AgeRecalled;

/** The person has said so on an earlier visit. */
export type AgeRecalled = { type: 'age.recalled' };

/** What the memory is told. */
export type AgeNoted = { type: 'age.noted' };

export type AgeTypes = { events: AgeEvent };
