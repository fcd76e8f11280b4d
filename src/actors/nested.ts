/** Actors that a chart invokes and that have a role of their own. */
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { isNestedRole, type Identity } from './roles.ts';
import type { Switchboard } from './switchboard.ts';

/** Connects this actor, and while they run those that it invokes in a nested role, which belong to the same tool and place. */
export function addWhole({ add }: Switchboard, identity: Identity, actor: AnyActorRef): void {
  add(identity, actor);
  actor.system.inspect((event: InspectionEvent) => {
    if (event.type !== '@xstate.actor') return;
    const nested = event.actorRef as AnyActorRef;
    if (typeof nested.src === 'string' && isNestedRole(nested.src))
      nested.subscribe({ complete: add({ ...identity, role: nested.src }, nested) });
  });
}
