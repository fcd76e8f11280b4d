/** The constants that the specification names (spec §9). */
import { expect, it } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { credits } from '../../contract/facts/credits.ts';
import { paymentFrameHeight, widths } from '../../contract/facts/dialog-sizes.ts';
import { localeFacts, locales } from '../../contract/facts/locales.ts';
import { cdnSuffix, projectKey, themeColor } from '../../contract/facts/product.ts';
import { times } from '../../contract/facts/times.ts';
import { password } from '../../contract/structs/account.ts';
import { validate } from '../../contract/structs/schema.ts';

it('the theme color, the sizes of the dialogs, days and seconds are those of the specification', () => {
  expect(themeColor).toBe('#7A5CF6');
  expect({ ...widths, payment: paymentFrameHeight }).toEqual({ login: 950, invite: 672, explore: 753, pricing: 1270, payment: 640 });
  expect([codes.success, credits.daily]).toEqual([100000, 19]);
  const seconds = (
    ['userInfo', 'localeCookie', 'codeCooldown', 'pollInterval', 'pollTimeout', 'reloadGuard', 'paymentFailureToast'] as const
  ).map((name) => times[name] / 1000);
  expect(seconds).toEqual([259_200, 365 * 86_400, 60, 3, 300, 10, 10]);
  expect(locales.map((locale) => localeFacts[locale].tag).toSorted()).toEqual(['en-US', 'es-ES', 'fr-FR', 'ru-RU', 'zh-CN']);
});

it('the host of a CDN ends in .ai for the sticker and nail projects, in .com for every other', () => {
  expect(['sticker', 'nail-design', 'image', projectKey].map(cdnSuffix)).toEqual(['.ai', '.ai', '.com', '.com']);
});

it.each([
  ['Aa34_', false],
  ['Aa345_', true],
  [`Aa3${'x'.repeat(17)}`, true],
  [`Aa3${'x'.repeat(18)}`, false],
  ['aa3456', false],
  ['AA3456', false],
  ['Aabcde', false],
  ['Aa3 567', false],
  ['Aa3-567', false],
  ['Aa3~!@#$%^&*()_+', true],
])('the password %j is taken: %s', (typed, isTaken) => {
  expect(validate(typed, password)[0] === undefined).toBe(isTaken);
});
