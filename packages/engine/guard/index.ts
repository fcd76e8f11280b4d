/** Which rule of the content policy a text breaks, by nets: `openTextJudge` in the server, `harmIn` to measure. */
export { harmIn } from './harms.ts';
export { openTextJudge, type TextJudge } from './judge.ts';
export type { Finding } from './judgment.ts';
