import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { confirmationMachine } from '../../machines/confirmation/confirmation.machine.ts';

test.each([
  ['confirmation.given', true],
  ['confirmation.refused', false],
] as const)('%s ends it, confirmed: %s', (type, confirmed) => {
  const actor = createActor(confirmationMachine).start();
  expect(actor.getSnapshot().output).toBeUndefined();
  actor.send({ type });
  expect(actor.getSnapshot().output).toEqual({ confirmed });
});
