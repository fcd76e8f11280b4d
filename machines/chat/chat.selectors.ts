import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';
import type { ChatAssistant, ChatFailure, ChatMessage } from './chat.types.ts';

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** Who answers; null until the server has told. */
export const selectAssistant = ({ context }: ChatSnapshot): ChatAssistant | null => context.assistant;
export const selectMessages = ({ context }: ChatSnapshot): ChatMessage[] => context.messages;
export const selectChatDraft = ({ context }: ChatSnapshot): string => context.draft;
/** The answer as far as it has come; null when none is being written. */
export const selectReply = (snapshot: ChatSnapshot): string | null => (snapshot.matches('answering') ? snapshot.context.reply : null);
export const selectCanSend = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'message.sent' });
export const selectCanStop = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: 'stop.pressed' });
/** Why there is no answer; null unless the question can be asked again. */
export const selectChatFailure = (snapshot: ChatSnapshot): ChatFailure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;
