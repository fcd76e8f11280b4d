/** Every chart of the product with its model, in the order of `machines/README.md`. The linter, the path tests and the export read this list. */
import type { AnyStateMachine } from 'xstate';
import type { ChartModel } from './kit/model.ts';

export const models: readonly ChartModel<any>[] = [];

export const machineNamed = (name: string): AnyStateMachine | undefined => models.find((model) => model.name === name)?.machine;
