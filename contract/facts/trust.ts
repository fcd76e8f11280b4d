/** What a person can choose when writing to the operator, reporting content, or stating whom a file shows. */

/** The topic of a message to the operator. */
export const contactTopics = ['question', 'billing', 'problem', 'other'] as const;

/** Reasons for a report. */
export const reportReasons = ['me', 'minor', 'sexual', 'deception', 'copyright', 'other'] as const;

/** Report statuses; the last two are final. */
export const reportStatuses = ['open', 'removed', 'kept'] as const;

/** The person depicted or speaking: the user, or someone who agreed. */
export const consentSubjects = ['me', 'agreed'] as const;
