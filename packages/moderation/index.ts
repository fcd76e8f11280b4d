/** Judges texts: which rule of the content policy they break, if any. */
export { brokenRule, brokenRuleOf, type About, type Rule } from './rules.ts';
