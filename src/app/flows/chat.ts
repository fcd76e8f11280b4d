import { createActor } from 'xstate';
import { chatActors } from '../../../machines/chat/chat.actors.ts';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { chatServices } from '../../services/chat.ts';
import type { Root } from '../root.ts';

/** A conversation with the chatbot. */
export const chatFlow = (root: Root) =>
  root.keep('chat', () => {
    const chat = createActor(chatMachine.provide({ actors: chatActors(chatServices) }));
    chat.on('signIn.needed', () => root.navigation.send({ type: 'signIn.required', refresh: false }));
    chat.on('credits.short', () => root.openDialog('pricing'));
    chat.on('credits.refreshRequested', (fact) => root.credits.send(fact));
    return chat;
  });
