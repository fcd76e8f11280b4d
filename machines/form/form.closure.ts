/**
 * Why a form cannot be submitted: the tool or the chosen effect is not served here now, the form is for adults and the age is not confirmed,
 * or an image has more pixels than its field takes.
 */
export const closures = ['tool', 'effect', 'age', 'size'] as const;
export type Closure = (typeof closures)[number];
