declare module 'elkjs/lib/elk-worker.min.js?url' {
  const url: string;
  export default url;
}

/** Written while building, by `scripts/vite/flows.ts`. */
declare module 'virtual:flows' {
  import type { ElkNode } from 'elkjs/lib/elk-api';
  import type { FlowPage, Tell } from './flow.ts';
  export const pages: readonly FlowPage[];
  export const tells: readonly Tell[];
  /** What a chart shows first, as elk laid it out. */
  type Built = { readonly folded: readonly string[]; readonly isBrief: boolean; readonly laid: ElkNode };
  /** Loads what a chart shows first, by chart. */
  export const drawings: Readonly<Record<string, () => Promise<{ default: Built }>>>;
}
