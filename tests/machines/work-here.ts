/** What the first submit loads: loaded here, a saved job is found at once, and the first test of a worker waits no longer than the others. */
import { loadWork } from '../../machines/generation/generation.actors.ts';

await loadWork();
