/** Stately's inspector for a page with `?inspect`, in a window of its own; nothing private is sent to it. */
import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { mask } from './mask.ts';

/**
 * The content of a snapshot. That of an actor which has just started arrives as it is, with its chart and all states, whose references to each other
 * nobody could follow to their end.
 */
function dataOf(snapshot: object): object {
  if (!('machine' in snapshot)) return snapshot;
  const { value, context, status, output, error, tags, children } = snapshot as AnyMachineSnapshot;
  return { value, context, status, output, error, tags: [...tags], children };
}

/** The event as JSON, with its contexts, inputs, outputs and payloads masked; the names of states stay. */
export function masked(event: StatelyInspectionEvent): StatelyInspectionEvent {
  const { snapshot, event: sent } = event as { snapshot?: { value?: unknown }; event?: unknown };
  const kept = snapshot?.value === undefined ? {} : { value: snapshot.value };
  return {
    ...event,
    ...(snapshot && { snapshot: { ...(mask(dataOf(snapshot)) as object), ...kept } }),
    ...(sent !== undefined && { event: mask(sent) }),
  } as StatelyInspectionEvent;
}

/** Opens the inspector at `url`, and returns what is to get each actor before it starts. */
export function openInspector(url = 'https://stately.ai/inspect'): (actor: AnyActorRef) => void {
  // At the package's own limit of ten levels, a chart with states within states arrives cut off, and Stately cannot draw it.
  const inspector = createBrowserInspector({ url, serialize: masked, maxDeferredEvents: 2000, serializationDepthLimit: 50 });
  return (actor) => {
    // The actor was made before anybody could inspect it.
    inspector.actor(actor);
    actor.system.inspect(inspector.inspect);
  };
}
