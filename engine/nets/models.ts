/** The folders in which weights lie: the operator's, where there is one, before ours. */
import { join } from 'node:path';

let given: string | null = null;

/** Names the operator's folder, once and before the first net is opened; null: there is none. */
export function useModels(folder: string | null): void {
  given = folder;
}

export const operatorModels = (): string | null => given;
export const ownModels = join(import.meta.dirname, '../models');
