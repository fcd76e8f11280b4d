import { fileURLToPath } from 'node:url';

/** The folder of the project, whatever folder a command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
