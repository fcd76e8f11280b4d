import { textLengths } from '../../contract/facts/text-lengths.ts';

/** Whether a message is longer than the server accepts. It stays in the input as it is and cannot be sent. */
export const isTooLong = (draft: string): boolean => draft.trim().length > textLengths.chatMessage;
