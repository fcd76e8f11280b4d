/** A letter that sends its reader to a link names it as the page does. */
import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { plans } from '../../contract/facts/prices.ts';
import { creditsIn } from '../../copy/credits.ts';
import letters from '../../copy/ru/mail.ts';
import settings from '../../copy/ru/pages/settings.ts';

describe.each(locales)('letters in %s', (locale) => {
  it.each([
    'alreadyRegistered',
    'passwordChanged',
    'passwordReplaced',
    'keyMade',
    'factorOn',
    'factorOff',
    'passkeyAdded',
    'passkeyRemoved',
    'recoveryUsed',
    'recoveryRenewed',
  ] as const)('%s names the link to a new password', async (kind) => {
    const { default: letters } = await import(`../../copy/${locale}/mail.ts`);
    const { default: login } = await import(`../../copy/${locale}/pages/login.ts`);
    expect(letters[kind].paragraphs.join(' ')).toContain(login.toReset);
  });
});

describe('a Russian date, which ends with the full stop of “г.”', () => {
  const ended = new RegExp(String.raw`\{(?:date|0)\}\.`);

  it('has no second one in a letter', () => {
    const drafts = Object.values(letters).filter((draft) => typeof draft !== 'string');
    for (const paragraph of drafts.flatMap(({ paragraphs }) => paragraphs)) expect(paragraph).not.toMatch(ended);
  });

  it('has no second one where the plan is renewed', () => expect(settings.plan.renews).not.toMatch(ended));
});

it('what was bought is counted in the plural of the language', () => {
  expect([1, 2, 100].map((amount) => creditsIn('ru', amount))).toEqual(['1\u00A0кредит', '2\u00A0кредита', '100\u00A0кредитов']);
  expect(creditsIn('en', plans[0]!.credits)).toMatch(/^\d+ credits$/);
});
