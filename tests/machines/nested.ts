/** A chart together with the charts that it invokes, as the application connects them. */
import type { Actor, AnyActor, AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isChart } from '../../machines/kit/placeholder.ts';

/** Calls back with the facts of the chart and of those that it invokes. */
export function onFacts(actor: Actor<AnyStateMachine>, received: (fact: any) => void): void {
  actor.on('*', received);
  // What a chart invokes from its start on is created with it.
  for (const child of Object.values(actor.getSnapshot().children as Record<string, AnyActor>))
    if (isChart(child.logic)) child.on('*', received);
  actor.system.inspect((event) => {
    const nested = event.actorRef as AnyActor;
    if (event.type === '@xstate.actor' && isChart(nested.logic)) nested.on('*', received);
  });
}

/** Sends an event to the chart, then to those that it invokes by then. */
export function sendToAll(actor: AnyActorRef, event: AnyEventObject): void {
  actor.send(event);
  const { children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  for (const child of Object.values(children)) if (isChart((child as AnyActor).logic)) sendToAll(child as AnyActorRef, event);
}
