declare module 'elkjs/lib/elk-worker.min.js?url' {
  const url: string;
  export default url;
}

/** Written while building, by `scripts/vite/flows.ts`. */
declare module 'virtual:flows' {
  import type { FlowPage, Tell } from './flow.ts';
  export const pages: readonly FlowPage[];
  export const tells: readonly Tell[];
  import type { LoadBuilt } from './layout.ts';
  /** Loads what a chart shows first, by chart. */
  export const drawings: Readonly<Record<string, LoadBuilt>>;
}
