import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf, userByEmail } from './accounts.ts';
import { limitCodes, type Guessing } from './attempts.ts';
import { issueCode, type Purpose } from './codes.ts';

/** The services required to send a code. */
export type MailingCodes = Guessing & Pick<Services, 'config' | 'mail'>;

async function issue(services: MailingCodes, who: Who, purpose: Purpose, emailKey: string): Promise<string> {
  await limitCodes(services, who, emailKey);
  services.log.event('code.sent', { purpose, address: services.secrets.addressHash(who.address) });
  return issueCode(services, purpose, emailKey, who.visitor);
}

/** Sends a code that opens an account. A registered address receives a notice instead; the response is the same. */
export async function mailRegisterCode(services: MailingCodes, who: Who, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  const code = await issue(services, who, 'register', emailKey);
  const user = await userByEmail(services.db, emailKey);
  await services.mail.post(who.locale, user ? 'alreadyRegistered' : 'registerCode', email, { code });
}

/** Sends a code that resets a password or verifies a sign-in to registered addresses; the response is the same for others. */
export async function mailVerifyCode(services: MailingCodes, who: Who, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  const code = await issue(services, who, 'verify', emailKey);
  const user = await userByEmail(services.db, emailKey);
  await services.mail.post(who.locale, 'verifyCode', user?.email ?? null, { code });
}
