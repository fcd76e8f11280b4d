import { createActor } from 'xstate';
import { creationsActors } from '../../machines/creations/creations.actors.ts';
import { creationsMachine } from '../../machines/creations/creations.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { onPageLeft } from '../platform/page-left.ts';
import { creationsServices } from '../ports/creations.ts';
import type { Root } from './root.ts';

/** The actor of the person's creations. */
export const creationsFlow = (root: Root) =>
  root.keep({ role: 'creations' }, () => {
    const creations = createActor(creationsMachine.provide({ actors: creationsActors(creationsServices) }), {
      input: { isOwnerKnown: selectWho(root.session.getSnapshot()) !== null },
    });
    onPageLeft(() => creations.send({ type: 'creations.left' }));
    return creations;
  });
