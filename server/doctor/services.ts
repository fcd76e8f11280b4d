/** The servers that the configuration names: storage, mail, engines. */
import type { Config } from '../core/config.ts';
import { checkMail } from '../mail/check.ts';
import { discover, returnAddress } from '../outbound/discovery.ts';
import { openDisk } from '../storage/disk.ts';
import { tryStorage } from '../storage/probe.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const timeout = 5000;

/** Messages of all causes: libraries often wrap the one that matters. */
function reasonOf(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    // Storages put the code into the name alone.
    messages.push(...(/^(?:\w*Error|Exception)$/.test(cause.name) ? [] : [cause.name]), cause.message || cause.name);
  return [...new Set(messages)].join(': ').replace(/\.$/, '');
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeout / 1000} s`)), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Writes, reads and deletes a file in the bucket; a folder is looked at with the data directory. */
export async function checkBucket(config: Config): Promise<Finding[]> {
  const { s3 } = config;
  if (s3 === null) return [];
  try {
    await within(openDisk(config).then(tryStorage));
    return [fine('storage', `A file was written, read and deleted in the bucket ${s3.bucket}.`)];
  } catch (error) {
    const reason = reasonOf(error);
    const advice = /NoSuchBucket|bucket does not exist/i.test(reason)
      ? 'Create the bucket, or correct S3_BUCKET.'
      : /InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden/i.test(reason)
        ? 'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let the key put, get and delete objects.'
        : 'Correct S3_ENDPOINT and S3_REGION, and see that the service runs.';
    return [fault('storage', `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used: ${reason}.`, advice)];
  }
}

/** Signs in at the mail server, without a letter. */
export async function checkLetters(config: Config): Promise<Finding[]> {
  if (config.smtpUrl === null)
    return config.mailbox
      ? [fine('mail', 'Letters go to the outbox at /dev/mailbox: nobody receives them.')]
      : [warning('mail', 'No mail server is set: nobody can register or get a code.', 'Set SMTP_URL and MAIL_FROM.')];
  const { host } = new URL(config.smtpUrl);
  try {
    await within(checkMail(config));
    return [fine('mail', `${host} lets us in.`)];
  } catch (error) {
    const isRefused = (error as { code?: string }).code === 'EAUTH';
    const advice = isRefused ? 'Correct user and password in SMTP_URL.' : 'Correct SMTP_URL, and see that the mail server runs.';
    return [fault('mail', `${host} does not take letters: ${reasonOf(error)}.`, advice)];
  }
}

/** Asks the OpenID provider for what it reports of itself, as a sign-in does. */
export async function checkProvider(config: Config): Promise<Finding[]> {
  const { openid, siteUrl, port } = config;
  if (openid === null) return [];
  try {
    await within(discover(openid.issuer));
    const way = returnAddress(siteUrl ?? `http://localhost:${port}`);
    return [fine('sign-in', `${openid.name} says where people sign in. ${way} is to be registered there.`)];
  } catch (error) {
    return [
      fault(
        'sign-in',
        `The OpenID provider at ${openid.issuer} cannot be used: ${reasonOf(error)}.`,
        'Set OPENID_ISSUER to exactly what its /.well-known/openid-configuration calls issuer, and see that this machine reaches it.',
      ),
    ];
  }
}

/** Asks each external engine for anything: an answer of any status is an answer. */
export async function checkEngines({ openai, comfyui, fal, replicate, stripe }: Config): Promise<Finding[]> {
  const named = [
    ['OPENAI_BASE_URL', openai && `${openai.base}/models`],
    ['COMFYUI_URL', comfyui && `${comfyui.url}/system_stats`],
    ['FAL_BASE_URL', fal?.base],
    ['REPLICATE_BASE_URL', replicate?.base],
    ['STRIPE_API_BASE', stripe?.apiBase?.href],
  ] as const;
  const asked = named.flatMap(([name, url]) => (url ? [{ name, url }] : []));
  return Promise.all(
    asked.map(async ({ name, url }) => {
      const { host } = new URL(url);
      try {
        await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
        return fine('engines', `${host} answers.`);
      } catch (error) {
        return fault('engines', `${host} does not answer: ${reasonOf(error)}.`, `Correct ${name}, and see that the server runs.`);
      }
    }),
  );
}
