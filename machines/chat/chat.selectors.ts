import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';
import { isTooLong } from './chat.rules.ts';
import type { ChatAssistant, ChatFailure, ChatMessage } from './chat.types.ts';

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** The assistant that answers; null until the server has reported. */
export const selectAssistant = ({ context }: ChatSnapshot): ChatAssistant | null => context.assistant;
/** The messages, oldest first, without the answer that is streaming. */
export const selectMessages = ({ context }: ChatSnapshot): ChatMessage[] => context.messages;
/** The unsent text in the input. */
export const selectChatDraft = ({ context }: ChatSnapshot): string => context.draft;
/** Whether the unsent text is too long to be sent. */
export const selectIsDraftTooLong = ({ context }: ChatSnapshot): boolean => isTooLong(context.draft);
/** The part of the answer received so far; null when none is streaming. */
export const selectReply = (snapshot: ChatSnapshot): string | null => (snapshot.hasTag('answering') ? snapshot.context.reply : null);
/** Whether there is text to send and no answer is streaming. */
export const selectCanSend = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.sent' });
/** Whether an answer is streaming. */
export const selectCanStop = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'stop.clicked' });
/** Why there's no answer; null unless the question can be retried. */
export const selectChatFailure = (snapshot: ChatSnapshot): ChatFailure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
/** Whether the question is sent after a sign-in. */
export const selectIsAwaitingSignIn = (snapshot: ChatSnapshot): boolean => snapshot.hasTag('waiting');
