import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';
import type { ChatAssistant, ChatFailure, ChatMessage } from './chat.types.ts';

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** Who answers; null until the server has told. */
export const selectAssistant = ({ context }: ChatSnapshot): ChatAssistant | null => context.assistant;
/** What was said, oldest first, without the answer that is being written. */
export const selectMessages = ({ context }: ChatSnapshot): ChatMessage[] => context.messages;
/** What the person is writing. */
export const selectChatDraft = ({ context }: ChatSnapshot): string => context.draft;
/** The answer as far as it has come; null when none is being written. */
export const selectReply = (snapshot: ChatSnapshot): string | null => (snapshot.matches('answering') ? snapshot.context.reply : null);
/** Whether there is something to send and nothing being answered. */
export const selectCanSend = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.sent' });
/** Whether an answer is being written. */
export const selectCanStop = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'stop.pressed' });
/** Why there is no answer; null unless the question can be asked again. */
export const selectChatFailure = (snapshot: ChatSnapshot): ChatFailure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
