/** Which rule of the content policy a text breaks, by nets. */
export { openTextJudge, type TextJudge } from './judge.ts';
export type { Finding } from './judgment.ts';
