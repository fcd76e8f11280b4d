/** The actors of a system by their identity, nested charts included. */
import type { ActorSystem, AnyActorRef } from 'xstate';
import { identityOf } from './app.identity.ts';
import type { Identity, Role } from './app.roles.ts';

type AnySystem = ActorSystem<any>;
export type Member = readonly [Identity, AnyActorRef];

/** The parts of an actor that XState's types do not show. */
type Actor = AnyActorRef & { logic: object; src: unknown; systemId?: string; _parent?: AnyActorRef };

const isChart = (ref: AnyActorRef): boolean => 'root' in (ref as Actor).logic;

/** The charts that this one invokes or spawns without a `systemId`: their role is their source, and they belong to the same tool. */
function nestedIn(ref: AnyActorRef, { tool, of }: Identity): Member[] {
  const { children = {} } = ref.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  return Object.values(children).flatMap((child): Member[] => {
    if (!child || (child as Actor).systemId !== undefined || !isChart(child)) return [];
    const identity = identityWithin(child, { tool, of } as Identity);
    return [[identity, child], ...nestedIn(child, identity)];
  });
}

const identityWithin = (child: AnyActorRef, { tool, of }: Identity): Identity => ({
  role: String((child as Actor).src) as Role,
  ...(tool !== undefined && { tool }),
  ...(of !== undefined && { of }),
});

/** All charts of a system, in the order in which they were created. */
export const membersIn = (system: AnySystem): Member[] =>
  Object.entries(system.getAll() as Record<string, AnyActorRef>).flatMap(([systemId, ref]): Member[] => {
    const identity = identityOf(systemId);
    return [[identity, ref], ...nestedIn(ref, identity)];
  });

/** The identity of an actor that was just created; null unless it is a chart. Its `systemId` is not registered yet. */
export function identityOfActor(ref: AnyActorRef): Identity | null {
  if (!isChart(ref)) return null;
  const { systemId } = (ref as unknown as { options: { systemId?: string } }).options;
  if (systemId !== undefined) return identityOf(systemId);
  const parent = (ref as Actor)._parent;
  const above = parent ? identityOfActor(parent) : null;
  return above && identityWithin(ref, above);
}
