import { describe, expect, test } from 'vitest';
import { TransitionCoverage } from '@iridia/chartkit/paths/coverage';
import { HeadlessRun, settled } from '@iridia/chartkit/paths/headless';
import { journeyMachine } from '../model/journey/journey.machine.ts';
import { journeyModel } from '../model/journey/journey.model.ts';
import { Person } from '../model/journey/person.ts';
import { lint } from '@iridia/chartkit/chart/linter';
import { createTestModel } from '@iridia/chartkit/paths/paths';

describe('the journey through the whole product', () => {
  const paths = createTestModel(journeyMachine, journeyModel).getShortestPaths();

  test('its map is sound, and its paths walk every way', async () => {
    expect(lint(journeyMachine)).toEqual([]);
    const coverage = new TransitionCoverage(journeyMachine);
    for (const path of paths) {
      const run = new HeadlessRun(journeyModel, coverage);
      await path.test({ start: (_, input) => void run.start(input), states: run.assertions, events: run.gestures });
    }
    expect(coverage.missing).toEqual([]);
  });

  test(`all charts together go along every one of its ${paths.length} paths`, { timeout: 120_000 }, async () => {
    for (const path of paths) {
      const person = new Person();
      await settled();
      await path.test({ states: person.sees, events: person.does }).catch((error: unknown) => {
        throw new Error(`On the way: ${path.description}`, { cause: error });
      });
    }
  });
});
