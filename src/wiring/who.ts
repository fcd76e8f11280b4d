import type { Who } from '../../machines/credits/credits.types.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import type { Root } from './root.ts';

/** Tells an actor that is made late what those of the start have heard already: who is here. */
export function tellWho(root: Root, actor: { send(event: { type: 'session.changed'; who: Who }): void }): void {
  const who = selectWho(root.session.getSnapshot());
  if (who) actor.send({ type: 'session.changed', who });
}
