import { expect, test } from 'vitest';
import { is } from '../../contract/structs/schema.ts';
import * as payments from '../../contract/structs/calls/payments.ts';

test.each([-1, 0, 1, 2, 9])('a payment may have any status, so that an unknown one ends the waiting: %i', (status) => {
  const calls = Object.values(payments).filter((one) => 'data' in one && is({ status: 1 }, one.data));
  expect(calls.length).toBeGreaterThan(0);
  for (const { data } of calls) expect(is({ status }, data)).toBe(true);
});
