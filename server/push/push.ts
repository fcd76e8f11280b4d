/** Notifies the browsers of a person that a job has ended, also when no page is open. */
import webPush from 'web-push';
import { localePath } from '../../contract/facts/locales.ts';
import type { PushMessage } from '../../contract/facts/offline.ts';
import { times } from '../../contract/facts/times.ts';
import { toolName } from '../../copy/tool-names.ts';
import type { Services } from '../core/services.ts';
import { sentence } from '../messages/messages.ts';
import { postOutside } from '../outbound/service.ts';
import { openPushIdentity, type PushIdentity } from './identity.ts';
import { dropGone, subscribersOf, type Subscriber } from './subscriptions.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Notifies browsers that a job has ended. */
    readonly push: Push;
  }
}

/** A job that has ended, as it is reported. */
export type EndedJob = { id: string; account_id: string; tool: string; status: string };

export type Push = {
  /** The public key for browsers that subscribe. */
  publicKey: () => Promise<string>;
  /** Reports an ended job; resolves when every push service has answered. Never rejects: what cannot be reported is logged. */
  notify: (job: EndedJob) => Promise<void>;
};

type Parts = Pick<Services, 'config' | 'db' | 'secrets' | 'clock' | 'log' | 'stopping'> & {
  /** Posts to a push service; a test puts its own here. */
  post?: typeof postOutside;
};

/** For how long a push service keeps a message for a browser that is off, in seconds. */
const keptFor = times.notificationLife / 1000;
/** Milliseconds that a push service may take. */
const timeout = 10_000;
/** Answers of a push service are short; none is read. */
const maxBytes = 16 * 1024;
/** A push service that no longer knows a browser shows it. */
const gone = new Set([404, 410]);

function messageFor({ id, tool, status }: EndedJob, { locale }: Subscriber): PushMessage {
  const name = toolName(tool, locale);
  return {
    title: sentence(locale, status === 'succeeded' ? 'pushReady' : 'pushFailed', { tool: name }),
    body: sentence(locale, status === 'succeeded' ? 'pushReadyBody' : 'pushFailedBody'),
    href: localePath(locale, '/my-creations'),
    tag: id,
  };
}

/** Where a push service writes to when an installation sends too much: an https address or a mailbox (RFC 8292). */
const subjectOf = ({ siteUrl, operatorEmail }: Parts['config']): string =>
  siteUrl?.startsWith('https:') ? siteUrl : `mailto:${operatorEmail ?? 'operator@localhost'}`;

/** Creates the sender; its keys are read or made at first use. */
export function openPush(parts: Parts): Push {
  const { config, log, stopping, post = postOutside } = parts;
  let identity: Promise<PushIdentity> | null = null;
  const keys = () => (identity ??= openPushIdentity(parts));

  async function send(job: EndedJob, subscriber: Subscriber): Promise<void> {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscriber.subscription,
      JSON.stringify(messageFor(job, subscriber)),
      {
        vapidDetails: { subject: subjectOf(config), ...(await keys()) },
        TTL: keptFor,
        contentEncoding: 'aes128gcm',
      },
    );
    const response = await post({
      url: endpoint,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      body: new Uint8Array(body!),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeout)]),
      maxBytes,
    });
    await response.body?.cancel();
    if (gone.has(response.status)) await dropGone(parts, subscriber.hash);
    else if (!response.ok) log.warn('a push service refused a message', { status: response.status });
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    async notify(job) {
      const notified = await subscribersOf(parts, job.account_id)
        .then((subscribers) => Promise.allSettled(subscribers.map((subscriber) => send(job, subscriber))))
        .catch((error: unknown) => [{ status: 'rejected', reason: error } as const]);
      for (const one of notified)
        if (one.status === 'rejected') log.warn('a browser could not be told that a job ended', { generation: job.id, error: one.reason });
    },
  };
}
