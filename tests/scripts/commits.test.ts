import { expect, test } from 'vitest';
import { faultsInMessage } from '../../scripts/check/commits/message.ts';

test.each([
  ['ledger: settle a hold once\n\nA repeated call paid twice.', []],
  ['Settle a hold once\n\nA repeated call paid twice.', ['has no area before its subject']],
  ['ledger, api: settle a hold once\n\nA repeated call paid twice.', ['has no area before its subject']],
  [`ledger: ${'x'.repeat(65)}\n\nWhy.`, ['has 73 characters in its subject, more than 72']],
  ['ledger: settle a hold once.\n\nWhy.', ['ends its subject with a period']],
  ['ledger: settle a hold once', ['has no body that says why']],
  ['ledger: settle a hold once\nWhy.', ['has no body that says why']],
])('%j', (message, faults) => expect(faultsInMessage(message)).toEqual(faults));
