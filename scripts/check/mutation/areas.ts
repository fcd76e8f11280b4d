/** What mutation testing changes, area by area, and the tests that have to notice. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { models } from '../../../machines/models.ts';

/** `mutate` are paths or patterns from the root; one that begins with `!` leaves files out. */
export type Area = { name: string; mutate: readonly string[]; tests: readonly string[]; bar?: number; isChart?: boolean };

/** Which tests judge a chart: its own with the linter, its generated paths, or every one that runs it without a browser. */
export type Judges = 'own' | 'paths' | 'all';

const suites = readdirSync(fileURLToPath(new URL('../../../tests/machines', import.meta.url))).filter((file) => file.endsWith('.test.ts'));

const testsOf = (name: string, judges: Judges): string[] => {
  const own = [...suites.filter((file) => file.startsWith(`${name}.`)), 'linter.test.ts'].map((file) => `tests/machines/${file}`);
  const paths = 'tests/machines/paths.test.ts';
  const rules = ['tests/machines/rules.test.ts', 'tests/machines/over-time.test.ts'];
  if (judges === 'paths') return [paths, ...rules];
  return judges === 'own' ? own : [...own, paths, ...rules];
};

const chartArea = (name: string, judges: Judges): Area => ({
  name,
  isChart: true,
  // Types are erased, and a model is itself a test.
  mutate: [`machines/${name}/*.ts`, `!machines/${name}/*.types.ts`, `!machines/${name}/*.model.ts`],
  tests: testsOf(name, judges),
});

/** Returns every area with the tests that judge it. */
export const areasFor = (judges: Judges): Area[] => [
  { name: 'kit', mutate: ['machines/kit/waking.ts'], tests: ['tests/machines/waking.test.ts'] },
  ...models.map(({ name }) => chartArea(name, judges)),
  {
    name: 'wiring',
    mutate: [
      'machines/app/app.table.ts',
      'machines/app/app.making.ts',
      'machines/app/app.handOver.ts',
      'machines/app/app.batch.ts',
      'machines/app/app.relay.ts',
      'src/actors/role-ref.ts',
      'src/actors/relay-from.ts',
    ],
    tests: ['tests/machines/wiring.test.ts', 'tests/machines/app.test.ts', 'tests/machines/journey.test.ts'],
    bar: 85,
  },
  // Random histories would take minutes per mutant, and catch by chance what these tests catch every time.
  {
    name: 'ledger',
    mutate: ['server/credits/ledger.ts', 'server/credits/ledger/*.ts'],
    tests: ['tests/server/ledger.test.ts', 'tests/server/ledger-invariants.test.ts'],
  },
];
