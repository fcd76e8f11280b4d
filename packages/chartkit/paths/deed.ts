import type { AnyEventObject } from 'xstate';

/** What a chart does that is seen outside of it, in order. `name` is an actor's registered name, `id` that of this one. */
export type Deed =
  | { readonly does: 'emit'; readonly fact: AnyEventObject }
  | { readonly does: 'ask' | 'start'; readonly name: string; readonly id: string; readonly input: unknown }
  /** An event for one of its actors, or with the name `parent` for the chart that invokes it. */
  | { readonly does: 'send'; readonly name: string; readonly id: string; readonly event: AnyEventObject }
  | { readonly does: 'stop'; readonly name: string; readonly id: string }
  | { readonly does: 'wait'; readonly ms: number };
