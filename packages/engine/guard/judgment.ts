import type { Hinted } from '../../../contract/facts/moderation.ts';

/** What goes to a process that judges texts, and what comes back. `isNetEnough`: the model of a pack is not asked. */
export type Texts = { texts: readonly string[]; isNetEnough?: true };

/** What a net may find in a text: the rules of the content policy, by the names that the server gives them. */
export type Finding = 'violence' | 'hate' | 'selfHarm' | 'forgery' | 'politics' | 'sexual' | 'privatePerson' | 'moderation';

/** `suspected` by the bundled net, also where it refuses nothing; `by`: who had the last word; `isUnread`: the model of the pack gave no answer of its form. */
export type Judgment = { finding: Finding | null; suspected: Hinted | null; by: 'net' | 'pack'; isUnread?: true };
