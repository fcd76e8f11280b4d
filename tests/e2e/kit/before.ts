/** Before a run: what its pages and its servers begin with, made side by side. */
import { buildObserved } from './observed.ts';
import { startSharedServer } from './server.ts';
import { makeDatabase } from './template.ts';

export default async function prepare(): Promise<() => Promise<void>> {
  const [after] = await Promise.all([prepareServer(), buildObserved()]);
  return after;
}

async function prepareServer(): Promise<() => Promise<void>> {
  await makeDatabase();
  return startSharedServer();
}
