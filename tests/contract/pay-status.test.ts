import { expect, test } from 'vitest';
import { is } from '../../contract/structs/schema.ts';
import { subscriptionTransactionDetail, transactionDetail } from '../../contract/structs/calls/payments.ts';

test.each([-1, 0, 1, 2, 9])('a payment may have any status, so that an unknown one ends the waiting: %i', (status) => {
  for (const { data } of [transactionDetail, subscriptionTransactionDetail]) expect(is({ status }, data)).toBe(true);
});
