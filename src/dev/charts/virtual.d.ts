/** Written while building, by `scripts/build/vite/flows.ts`. */
declare module 'virtual:flows' {
  import type { FlowPage, Relay } from '@iridia/chartkit/export/flow';
  import type { LoadBuilt } from '@iridia/chartkit/live/layout';
  export const pages: readonly FlowPage[];
  export const relays: readonly Relay[];
  /** Loads what a chart shows first, by chart. */
  export const drawings: Readonly<Record<string, LoadBuilt>>;
}
