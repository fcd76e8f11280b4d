import { createActor } from 'xstate';
import { shareActors } from '../../machines/share/share.actors.ts';
import { shareMachine } from '../../machines/share/share.machine.ts';
import { shareServices } from '../ports/share.ts';
import type { Root } from './root.ts';

/** The actor of a creation's public link; created when the creation's actions are shown, it asks whether there is one. */
export const shareFlow = (root: Root, id: string) =>
  root.keep({ role: 'share', of: id }, () => createActor(shareMachine.provide({ actors: shareActors(shareServices) }), { input: { id } }));
