import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Moment } from '../../src/design/moment.tsx';
import { dateOf } from '../../src/platform/time.ts';
import { LocaleProvider } from '../../src/platform/words.ts';

test('ten digits are seconds, and an ISO string is itself', () => {
  const at = '2026-11-21T15:23:05.000Z';
  const milliseconds = Date.parse(at);
  for (const written of [at, String(milliseconds / 1000), String(milliseconds)]) expect(dateOf(written).toISOString()).toBe(at);
});

test.each(['en', 'fr', 'zh'] as const)('a time is written as %s does, and its title in the one fixed format', (locale) => {
  const at = new Date(2026, 10, 21, 6, 3, 5);
  render(
    <LocaleProvider value={locale}>
      <Moment at={at.toISOString()} dateStyle="medium" />
    </LocaleProvider>,
  );
  const time = document.querySelector('time')!;
  expect([time.title, time.dateTime]).toEqual(['2026-11-21 06:03:05', at.toISOString()]);
  expect(time.textContent).toContain(locale === 'fr' ? '21 nov. 2026' : locale === 'zh' ? '2026年11月21日' : 'Nov 21, 2026');
});
