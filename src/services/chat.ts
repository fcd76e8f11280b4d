import { chat } from '../../contract/calls/chat.ts';
import type { ChatServices, ChatStreamEvent } from '../../machines/chat/chat.actors.ts';
import { readEvents } from './stream.ts';

export const chatServices: ChatServices = {
  makeKey: () => crypto.randomUUID(),
  streamChat: (messages, key, onEvent, signal) =>
    readEvents(chat, { body: { messages }, headers: { 'Idempotency-Key': key }, signal }, (data) => onEvent(data as ChatStreamEvent)),
};
