/** What `npm run test:deep` asks of the tests (docs/testing.md). */
import { npm } from './install.mjs';

/** Environment variables of a run that repeats the proofs with more of everything. */
export const deepest = {
  EVERY_DATABASE: '1',
  EVERY_CASE: '1',
  EVERY_WALK: '1',
  EVERY_PART: '1',
  EVERY_PAGE: '1',
  EVERY_TOOL: '1',
  REAL_SHERPA: '1',
  SLOW_VIDEOS: '1',
  LEDGER_HISTORIES: '10000',
  LEDGER_STEPS: '12',
  CRASH_ROUNDS: '20',
  FUZZ_RUNS: '50000',
  CODE_GUESSES: '10000',
  TIMING_PAIRS: '200',
  RACES: '3000',
};

/** Installs Mermaid's own parser, which only the deep run needs. Returns what npm printed if it could not. */
export async function installMermaid() {
  const { code, output } = await npm(['ci', '--prefix', 'tests/mermaid', '--no-audit', '--no-fund', '--loglevel=error']);
  return code === 0 ? undefined : `npm could not install the packages of tests/mermaid. It said:\n${output}`;
}
