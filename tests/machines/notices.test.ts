import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';

/** The keys that the charts raise, read from their texts: a key without a sentence would leave an empty toast. */
const raised = new Set(
  readdirSync('machines', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(machine|implementation|actors)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(`machines/${path}`, 'utf8').matchAll(/notice\([^)]*\bkey: '(\w+)'/g)].map(([, key]) => key!)),
);

test('charts raise notices', () => expect(raised.size).toBeGreaterThan(10));

test.each(locales)('every notice has a sentence in %s', async (locale) => {
  const { default: words } = (await import(`../../copy/${locale}/shell.ts`)) as { default: { notice: Record<string, string> } };
  for (const key of raised) expect(words.notice[key], key).toMatch(/\S/);
});

test('the sentences of the specification are said as it says them', async () => {
  const { default: en } = await import('../../copy/en/shell.ts');
  const { notice } = en as unknown as { notice: Record<string, string> };
  expect(notice).toMatchObject({
    creditsFailed: 'Failed to retrieve credits. Please try again later.',
    payUrlFailed: 'Failed to get pay url',
    paymentFailed:
      'The payment didn’t go through. Try using a different card or payment method. If you need help, feel free to reach out to our support team.',
    inviteCodeFailed: 'Failed to get invite code',
    copied: 'Copy successful！',
    operationSucceeded: 'operation succeeded',
    operationFailed: 'operation failed',
  });
});
