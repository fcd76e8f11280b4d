import type english from '../en/server.ts';

export type MessageKey = keyof typeof english;

/** Every sentence of the server in one language, `<locale>/server.ts`; `{name}` stands for a parameter. */
export type Messages = Readonly<Record<MessageKey, string>>;
