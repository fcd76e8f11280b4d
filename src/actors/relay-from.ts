/** How the facts of every chart of a system reach its root chart. */
import type { ActorRefFrom, AnyActorRef, InspectionEvent } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';
import { identityOfActor } from '../../machines/app/app.members.ts';

/** For every inspection event of a system: from its creation on, whatever a chart emits reaches the root chart with its sender. */
export function relayFrom(event: InspectionEvent, root: () => ActorRefFrom<typeof appMachine>): void {
  if (event.type !== '@xstate.actor') return;
  const actor = event.actorRef as AnyActorRef;
  const sender = identityOfActor(actor);
  if (!sender) return;
  actor.on('*', (fact) => root().send({ type: 'fact.emitted', sender, fact }));
  const { systemId, snapshot } = (actor as unknown as { options: { systemId?: string; snapshot?: unknown } }).options;
  // One that goes on from a persisted snapshot has received what it missed, and the root chart is not there yet.
  if (systemId === undefined && snapshot === undefined) root().send({ type: 'role.joined', identity: sender });
}
