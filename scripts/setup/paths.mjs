import { fileURLToPath } from 'node:url';

/** The project's folder, independent of the working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
