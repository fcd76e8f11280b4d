/** Before a run: what its pages and its servers begin with, made side by side. */
import { buildObserved } from './observed.ts';
import { makeDatabase } from './template.ts';

export default async function prepare(): Promise<() => void> {
  const [removeDatabase] = await Promise.all([makeDatabase(), buildObserved()]);
  return removeDatabase;
}
