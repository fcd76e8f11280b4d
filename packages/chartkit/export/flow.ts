/** A chart as plain data, as `npm run flows` writes it and `/__flows` draws it. */
import type { StateValue } from 'xstate';

export type FlowInvoke = { id: string; src: string };

/** A named guard or action, with the constants that the chart gives it; what is computed from an event is not in the data. */
export type FlowReference = {
  type: string;
  params?: Readonly<Record<string, unknown>>;
  /** How it reads where a parameter is one of the product's times: `isReloadedWithin(reloadGuard 10 s)`. */
  label?: string;
};

/** `emits`: types of the facts that it emits. `raises`: types of the events that it sends to its own chart. */
export type FlowAction = FlowReference & { emits?: readonly string[]; raises?: readonly string[] };

/** `is`: what a named guard consists of. `of` and `state` belong to `and`, `or`, `not` and to `stateIn`. */
export type FlowGuard = FlowReference & { is?: FlowGuard; of?: readonly FlowGuard[]; state?: StateValue };

export type FlowState = {
  id: string;
  type: string;
  description: string;
  /** The id of the initial state; null for a state without child states, and for a parallel one. */
  initial: string | null;
  tags: string[];
  invoke: FlowInvoke[];
  entry: FlowAction[];
  exit: FlowAction[];
};

export type FlowTransition = {
  source: string;
  /** Empty for an eventless transition, which is taken as soon as its guard holds. */
  event: string;
  guard: FlowGuard | null;
  /** A name, or milliseconds. */
  delay: string | number | null;
  /** The delay in milliseconds; where it depends on the context, in the initial one. */
  ms: number | null;
  /** Whether the delay depends on the context. */
  varies: boolean;
  targets: string[];
  /** Whether the source is left and entered again although the target lies within it. */
  reenter: boolean;
  actions: FlowAction[];
  /** Its place in the chart, as records of running actors name it. */
  place: string;
};

export type Flow = { id: string; machine: string; states: FlowState[]; transitions: FlowTransition[] };

/** A place in the repository: path, and line from 1. */
export type SourcePlace = { path: string; line: number };

/** A chart with its texts and what else the repository states about it. */
export type FlowPage = {
  flow: Flow;
  /** The text for the Stately editor. */
  text: string;
  /** The configuration as JSON, as `createMachine` takes it. */
  config: string;
  mermaid: string;
  /** Where each state is defined, by id. */
  lines: Record<string, SourcePlace>;
  /** Rules that name a state, by state id. */
  rules: Record<string, { text: string; place: SourcePlace }[]>;
  /** Tests that name a state, by state id. */
  tests: Record<string, { name: string; place: SourcePlace }[]>;
  /** How many different steps of the path tests take a transition, by its place. */
  walks: Record<string, number>;
};

/** A row of the wiring: what one actor sends another, by their charts. */
export type Relay = { from: string; fact: string; to: string; event: string };
