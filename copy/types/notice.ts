import type english from '../en/pages/notice.ts';

/** The name of a sentence for a toast; a name without a sentence does not compile. */
export type NoticeKey = keyof typeof english;
