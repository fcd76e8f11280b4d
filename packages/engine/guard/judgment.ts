/** What goes to a process that judges texts, and what comes back. */
export type Texts = { texts: readonly string[] };

/** What a net may find in a text: the rules of the content policy, by the names that the server gives them. */
export type Finding = 'violence' | 'hate' | 'selfHarm' | 'forgery' | 'politics' | 'sexual' | 'privatePerson' | 'moderation';

/** `by`: who had the last word; `isUnread`: the model of the pack gave no answer of its form. */
export type Judgment = { finding: Finding | null; by: 'net' | 'pack'; isUnread?: true };
