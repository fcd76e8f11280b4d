import type english from '../en/shell.ts';

/** The name of a sentence for a toast; a name without a sentence does not compile. */
export type NoticeKey = keyof (typeof english)['notice'];
