/** Whether a chart can run in circles without an event, for somebody who knows its guards by name alone and may choose any branch. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, definedTransitions, enqueuedRaisesOf, implementationsOf, raisesOf, type Transition } from './internals.ts';
import { placeOf } from './places.ts';

/** The nodes that are entered for a target: itself, what is below it by default, and the ancestors that were not active before. */
function enteredBy({ source, target, reenter }: Transition): ReadonlySet<AnyStateNode> {
  const entered = new Set<AnyStateNode>();
  const down = (node: AnyStateNode): void => {
    if (entered.has(node)) return;
    entered.add(node);
    const next = node.type === 'parallel' ? Object.values(node.states) : ((node.initial?.target ?? []) as AnyStateNode[]);
    for (const child of next) down(child as AnyStateNode);
  };
  for (const node of target ?? []) {
    // A history state enters any child of its parent.
    if (node.type === 'history') for (const sibling of Object.values(node.parent?.states ?? {})) down(sibling as AnyStateNode);
    else down(node);
    for (let at = node.parent as AnyStateNode | undefined; at && !isWithin(source, at); at = at.parent as AnyStateNode | undefined)
      entered.add(at);
  }
  if (reenter && target) entered.add(source);
  return entered;
}

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node === ancestor || (node.parent !== undefined && isWithin(node.parent as AnyStateNode, ancestor));

/** Whether a transition leaves its own source active, so that without an event it can be taken again at once. */
const staysPut = ({ source, target, reenter }: Transition): boolean =>
  !target || (!reenter && target.every((node) => node !== source && isWithin(node, source)));

const raisedBy = (machine: AnyStateMachine, actions: readonly unknown[]): string[] => {
  const registered = implementationsOf(machine).actions;
  return actions.flatMap((action) => {
    const name = typeof action === 'string' ? action : String((action as { type?: unknown }).type);
    return [...raisesOf(registered[name]), ...enqueuedRaisesOf(registered[name])];
  });
};

/** Circles of transitions that need no event, each as the places of its transitions; empty when the chart comes to rest whatever is chosen. */
export function eventlessLoops(machine: AnyStateMachine): string[][] {
  const all = allNodes(machine).flatMap((node) => [...definedTransitions(node)]);
  const entered = new Map(all.map((transition) => [transition, enteredBy(transition)]));

  const follows = (one: Transition): Transition[] => {
    const fresh = entered.get(one)!;
    const raised = new Set(raisedBy(machine, [...one.actions, ...[...fresh].flatMap(({ entry }) => entry as readonly unknown[])]));
    const finished = new Set([...fresh].filter(({ type }) => type === 'final').map(({ parent }) => `xstate.done.state.${parent?.id}`));
    return all.filter((next) => {
      if (raised.has(next.eventType) || finished.has(next.eventType)) return true;
      return next.eventType === '' && (fresh.has(next.source) || (next === one && staysPut(one)));
    });
  };

  // One that needs an event begins a chain, and is part of a circle only where the chart raises that event itself.
  const loops: string[][] = [];
  const done = new Set<Transition>();
  const visit = (at: Transition, way: readonly Transition[]): void => {
    if (way.includes(at)) return void loops.push(way.slice(way.indexOf(at)).map((each) => placeOf(each)));
    if (done.has(at)) return;
    for (const next of follows(at)) visit(next, [...way, at]);
    done.add(at);
  };
  for (const transition of all) visit(transition, []);
  return loops;
}
