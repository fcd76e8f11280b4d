/** Written while building, by `scripts/vite/flows.ts`. */
declare module 'virtual:flows' {
  import type { FlowPage, Tell } from '@iridia/chartkit/export/flow';
  import type { LoadBuilt } from '@iridia/chartkit/live/layout';
  export const pages: readonly FlowPage[];
  export const tells: readonly Tell[];
  /** Loads what a chart shows first, by chart. */
  export const drawings: Readonly<Record<string, LoadBuilt>>;
}
