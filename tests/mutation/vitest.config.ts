import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests that judge one area: `scripts/check/mutation.ts` names them. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(',').filter(Boolean);

/** Runs the tests in the order in which they are named: the first that fails ends the run. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => tests.findIndex((test) => moduleId.endsWith(test));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  root: process.cwd(),
  test: {
    name: 'mutation',
    environment: 'node',
    include: tests,
    sequence: { sequencer: AsNamed },
    globalSetup: tests.some((file) => file.startsWith('tests/server/')) ? ['tests/server/kit/templates.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
