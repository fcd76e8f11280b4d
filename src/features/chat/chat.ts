import type { chatFlow } from '../../actors/chat.ts';

export type Chat = ReturnType<typeof chatFlow>;

/** The id of the text area: a sample question moves the focus there. */
export const messageId = 'chat-message';
