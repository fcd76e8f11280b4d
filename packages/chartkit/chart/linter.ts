/** Checks of a chart beyond XState's types, and for readability. Each finding is a sentence. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, definedTransitions, implementationsOf, spawnedBy } from './internals.ts';
import { isChart, isListener } from './port.ts';
import { eventlessLoops } from './loops.ts';

type Kind = 'actors' | 'actions' | 'guards' | 'delays';
const kinds = ['actors', 'actions', 'guards', 'delays'] as const satisfies readonly Kind[];

const list = (value: unknown): unknown[] => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]);
const nameOf = (reference: unknown): string | null => {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference) return String(reference.type);
  return null;
};

/** Names a configuration refers to. An implementation that stands in the chart itself is a finding: the chart must stay a text. */
function references(node: AnyStateNode, found: (kind: Kind, name: string) => void, finding: (sentence: string) => void): void {
  const { config } = node;
  const named = (kind: Kind, reference: unknown) => {
    const name = nameOf(reference);
    if (name === null || name.startsWith('xstate.')) finding(`${node.id}: one of its ${kind} is written in place, not registered by name`);
    else found(kind, name);
  };
  const transitions = (value: unknown) => {
    for (const transition of list(value)) {
      if (typeof transition === 'string') continue;
      const { guard, actions } = transition as { guard?: unknown; actions?: unknown };
      if (guard !== undefined) named('guards', guard);
      for (const action of list(actions)) named('actions', action);
    }
  };
  for (const action of [...list(config.entry), ...list(config.exit)]) named('actions', action);
  for (const value of Object.values(config.on ?? {})) transitions(value);
  transitions(config.always);
  transitions(config.onDone);
  for (const [delay, value] of Object.entries(config.after ?? {})) {
    if (!/^\d+$/.test(delay)) found('delays', delay);
    transitions(value);
  }
  for (const invoke of list(config.invoke) as { src: unknown; onDone?: unknown; onError?: unknown; onSnapshot?: unknown }[]) {
    named('actors', invoke.src);
    for (const outcome of [invoke.onDone, invoke.onError, invoke.onSnapshot]) transitions(outcome);
  }
}

/** A node can be entered when its parent can, and it is initial, parallel, or the target of a transition (of itself or something below it). */
function unreachable(machine: AnyStateMachine): AnyStateNode[] {
  const nodes = allNodes(machine);
  const entered = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode): void => {
    if (entered.has(node)) return;
    entered.add(node);
    if (node.parent) enter(node.parent as AnyStateNode);
    if (node.type === 'parallel') for (const child of Object.values(node.states)) enter(child as AnyStateNode);
    for (const target of list(node.initial?.target) as AnyStateNode[]) enter(target);
  };
  enter(machine.root as AnyStateNode);
  for (let before = -1; before !== entered.size;) {
    before = entered.size;
    for (const node of nodes.filter((candidate) => entered.has(candidate))) {
      for (const { target } of definedTransitions(node)) for (const reached of target ?? []) enter(reached);
    }
  }
  return nodes.filter((node) => !entered.has(node));
}

/** All that is wrong with a chart; empty when nothing is. */
export function lint(machine: AnyStateMachine): string[] {
  const findings: string[] = [];
  const registered = implementationsOf(machine);
  const used: Record<Kind, Set<string>> = { actors: new Set(), actions: new Set(), guards: new Set(), delays: new Set() };
  const ids = new Map<string, string>();

  for (const node of allNodes(machine)) {
    if (node.type !== 'history' && !node.description) findings.push(`${node.id}: has no description`);
    references(
      node,
      (kind, name) => used[kind].add(name),
      (sentence) => findings.push(sentence),
    );
    if (node.parent?.type === 'parallel') {
      // Re-entering a region re-enters its parent, which restarts the other regions.
      for (const { eventType, reenter, target } of definedTransitions(node)) {
        if (reenter && target) findings.push(`${node.id}: by re-entering on "${eventType}" it leaves the regions beside it`);
      }
    }
    for (const invoke of list(node.config.invoke) as { id?: string; src: unknown; onError?: unknown }[]) {
      const src = String(invoke.src);
      if (!invoke.id) findings.push(`${node.id}: the invoke of "${src}" has no id`);
      // The answers of two ports with one id could not be distinguished; a listener is identified by the events it sends.
      else if (ids.has(invoke.id) && !isListener(registered.actors[src]))
        findings.push(`${node.id}: the invoke id "${invoke.id}" is also used in ${ids.get(invoke.id)}`);
      else ids.set(invoke.id, node.id);
      if (invoke.onError === undefined && !isListener(registered.actors[src]) && !isChart(registered.actors[src])) {
        findings.push(`${node.id}: the invoke of "${src}" has no error branch`);
      }
    }
  }
  for (const name of used.actions) {
    const spawned = spawnedBy(registered.actions[name]);
    if (spawned) used.actors.add(spawned);
  }
  // A guard that is composed of others uses them.
  for (const name of used.guards) {
    const parts = (registered.guards[name] as { guards?: readonly unknown[] } | undefined)?.guards ?? [];
    for (const part of parts) if (typeof part === 'string') used.guards.add(part);
  }
  for (const kind of kinds) {
    for (const name of used[kind]) if (!(name in registered[kind])) findings.push(`"${name}" is used but not among the ${kind}`);
    for (const name of Object.keys(registered[kind])) if (!used[kind].has(name)) findings.push(`"${name}" among the ${kind} is never used`);
  }
  for (const loop of eventlessLoops(machine)) findings.push(`${loop.join(' → ')}: runs in circles where each guard is chosen by its name`);
  for (const node of unreachable(machine)) findings.push(`${node.id}: nothing leads here`);
  return findings;
}

/** What one chart may be made of before it has to be divided. */
export const bounds = { transitions: 40, fields: 10 } as const;

/** Which bounds a chart exceeds, in sentences; `context` is that of its start. */
export function lintSize(machine: AnyStateMachine, context: unknown): string[] {
  const transitions = allNodes(machine).reduce((sum, node) => sum + definedTransitions(node).length, 0);
  const fields = Object.keys((context as object | undefined) ?? {}).length;
  return [
    ...(transitions > bounds.transitions ? [`has ${transitions} transitions, more than ${bounds.transitions}`] : []),
    ...(fields > bounds.fields ? [`has ${fields} fields in its context, more than ${bounds.fields}`] : []),
  ];
}
