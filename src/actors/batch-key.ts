import { projectKey } from '../../contract/facts/product.ts';

/** Where this browser stores the additional images of a tool. */
export const batchKey = (tool: string): string => `${projectKey}Batch.${tool}`;
