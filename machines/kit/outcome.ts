import { codes } from '../../contract/facts/codes.ts';
import type { NoticeText } from './notice.ts';

/** The outcome of a request that returns nothing: null on success, otherwise the message to show. */
export type Refusal = NoticeText | null;

/** Reads that outcome from the server's envelope. */
export const refusalOf = ({ code, msg }: { code: number; msg: string }): Refusal => (code === codes.success ? null : { text: msg });
