/** A letter that sends its reader to a link names it as the page does. */
import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';

describe.each(locales)('letters in %s', (locale) => {
  it.each(['alreadyRegistered', 'passwordChanged', 'passwordReplaced'] as const)('%s names the link to a new password', async (kind) => {
    const { default: letters } = await import(`../../copy/${locale}/mail.ts`);
    const { default: login } = await import(`../../copy/${locale}/pages/login.ts`);
    expect(letters[kind].paragraphs.join(' ')).toContain(login.toReset);
  });
});
