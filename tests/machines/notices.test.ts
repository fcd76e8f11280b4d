import { expect, test } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import english from '../../copy/en/pages/notice.ts';
import { notice } from '../../machines/kit/notice.ts';

test('a notice without a sentence does not compile', () => {
  // @ts-expect-error The dictionaries have no such sentence.
  expect(notice('error', { key: 'nothingKnown' })).toBeTruthy();
});

test.each(locales)('every notice has a sentence in %s', async (locale) => {
  const { default: words } = (await import(`../../copy/${locale}/pages/notice.ts`)) as { default: Record<string, string> };
  expect(Object.keys(words)).toEqual(Object.keys(english));
  for (const sentence of Object.values(words)) expect(sentence).toMatch(/\S/);
});

test('the specified sentences are shown as specified', () => {
  expect(english).toMatchObject({
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
