import { createActor } from 'xstate';
import { chatActors } from '../../machines/chat/chat.actors.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { chatServices } from '../ports/chat.ts';
import type { Root } from './root.ts';

/** The actor of the conversation, which is restored after a reload of this tab. */
export const chatFlow = (root: Root) =>
  root.keep({ role: 'chat' }, () =>
    createActor(chatMachine.provide({ actors: chatActors(chatServices) }), { input: { who: selectWho(root.session.getSnapshot()) } }),
  );
