/** What a chart and its model import; paths, walks and checks are in `paths/` and `chart/`, by their file. */
export { chartPort, isChart, isListener, lateChart, listenerPort, port, type Listener, type Port } from './chart/port.ts';
export { chartModel, type ChartModel } from './chart/model.ts';
export { lint, lintSize } from './chart/linter.ts';
export { createTestModel } from './paths/paths.ts';
export { HeadlessRun } from './paths/headless.ts';
export { TransitionCoverage } from './paths/coverage.ts';
