import { formPathOf } from '../../contract/facts/tools/form-path.ts';
import type { JobEnded } from './jobs.types.ts';

/** Whether the page at `path` shows how a job of this tool ended: the tool's own page, and the list of creations. */
const shows = (path: string, { tool }: JobEnded): boolean => path === `/${tool}` || path === '/my-creations' || path === formPathOf(tool);

/** How many of the ended jobs the page at `path` does not show: those with a result, and those that failed. */
export function unseen(ended: readonly JobEnded[], path: string): { ready: number; failed: number } {
  const elsewhere = ended.filter((job) => !shows(path, job));
  const count = (wanted: JobEnded['status']) => elsewhere.filter(({ status }) => status === wanted).length;
  return { ready: count('succeeded'), failed: count('failed') };
}
