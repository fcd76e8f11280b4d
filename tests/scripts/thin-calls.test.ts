import { expect, it } from 'vitest';
import * as credits from '../../contract/structs/calls/credits.ts';
import { thinModule } from '../../scripts/build/vite/thin-calls.ts';

it('leaves of a call what sends it, and loads the rest on demand', () => {
  const thin = thinModule('/credits.ts', { checkIn: credits.checkIn, ledgerEntry: credits.ledgerEntry });
  expect(thin.split('\n')).toEqual([
    `export const checkIn = { ...{"method":"GET","path":"/api/credit/checkin"}, whole: async () => (await import("/credits.ts?whole")).checkIn };`,
    'export { ledgerEntry } from "/credits.ts?whole";',
  ]);
});
