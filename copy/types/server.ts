import type english from '../en/server.ts';

export type MessageKey = keyof typeof english;

/** All server messages in one language, `<locale>/server.ts`; `{name}` is a placeholder for a parameter. */
export type Messages = Readonly<Record<MessageKey, string>>;
