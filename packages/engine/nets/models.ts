/** The folders with weights: the operator's, if there is one, before the bundled one. */
import { join } from 'node:path';

let given: string | null = null;

/** Sets the operator's folder, once and before the first net is opened; null means that there is none. */
export function useModels(folder: string | null): void {
  given = folder;
}

export const operatorModels = (): string | null => given;
export const ownModels = join(import.meta.dirname, '../../../models');
