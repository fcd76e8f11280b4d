export { withoutTerms } from './items/without-terms.ts';
/** Reads a prompt: `planOf` says what an image of it shows, and what became of each of its words. */
export { meaningOf, planOf, type Plan } from './plan/plan.ts';
export type { Thing } from './plan/thing.ts';
