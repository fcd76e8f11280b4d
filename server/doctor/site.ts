/** The site as visitors reach it, through every proxy in between: name, certificate, forwarded addresses, size of bodies, clock. */
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:tls';
import { limits } from '../../contract/facts/limits.ts';
import { sizeIn } from '../../contract/facts/file-size.ts';
import type { Config } from '../core/config.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const timeout = 5000;
const day = 24 * 60 * 60 * 1000;
/** Days before its end at which a certificate should have been renewed. */
const renewal = 14;
/** Seconds by which two clocks may differ. */
const tolerance = 5;

function certificateOf({ hostname, port }: URL): Promise<{ end: Date; error: string | null }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false, timeout }, () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      resolve({
        end,
        error: socket.authorized ? null : String((socket.authorizationError as { code?: string }).code ?? socket.authorizationError),
      });
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

async function checkCertificate(site: URL): Promise<Finding[]> {
  if (site.protocol !== 'https:') return [];
  const { end, error } = await certificateOf(site);
  const days = Math.floor((end.getTime() - Date.now()) / day);
  if (days < 0) return [fault('certificate', `It ended on ${end.toISOString().slice(0, 10)}.`, 'Renew it; Caddy does so by itself.')];
  if (error)
    return [fault('certificate', `Browsers do not accept it: ${error}.`, 'Serve the whole chain of a known authority, for this name.')];
  if (days < renewal) return [warning('certificate', `It ends in ${days} days.`, 'See why it was not renewed.')];
  return [fine('certificate', `It is valid for ${days} days.`)];
}

/** Announces a body and sends none of it: a proxy that limits bodies refuses by the announcement alone. */
function answerToBody(site: URL, bytes: number): Promise<{ status: number; isOurs: boolean } | null> {
  return new Promise((resolve, reject) => {
    const request = (site.protocol === 'https:' ? secureRequest : plainRequest)(new URL('/api/dash/upload', site), {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=doctor', 'content-length': bytes },
      rejectUnauthorized: false,
      timeout: 2000,
    });
    request.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, isOurs: /json/.test(response.headers['content-type'] ?? '') });
      request.destroy();
    });
    request.once('timeout', () => {
      // It waits for the body, as it should.
      resolve(null);
      request.destroy();
    });
    request.once('error', reject);
    request.write('-');
  });
}

async function checkBodies(site: URL): Promise<Finding[]> {
  const largest = limits.videoBytes;
  const answer = await answerToBody(site, largest).catch(() => null);
  if (answer?.status === 413 && !answer.isOurs)
    return [
      fault(
        'proxy',
        `A proxy refuses uploads of ${sizeIn('en', largest)}, which the site offers.`,
        'Raise its limit: client_max_body_size 210m in nginx, request_body max_size 210MB in Caddy (deploy/ has both).',
      ),
    ];
  return [fine('proxy', `Uploads of ${sizeIn('en', largest)} get through.`)];
}

function checkForwarding(proxies: number, { trustProxy }: Pick<Config, 'trustProxy'>): Finding[] {
  if (proxies > trustProxy)
    return [
      fault(
        'proxy',
        `${proxies} ${proxies === 1 ? 'proxy forwards' : 'proxies forward'} requests, and TRUST_PROXY is ${trustProxy}: all visitors seem to come from one address, and soon get no credits.`,
        `Set TRUST_PROXY=${proxies}.`,
      ),
    ];
  if (proxies < trustProxy)
    return [
      warning(
        'proxy',
        `TRUST_PROXY is ${trustProxy}, and ${proxies} proxies forward requests: visitors can choose their address.`,
        `Set TRUST_PROXY=${proxies}, and let the proxy send X-Forwarded-For.`,
      ),
    ];
  return [fine('proxy', `TRUST_PROXY=${trustProxy} is how many proxies forward requests.`)];
}

/** Looks at the site from outside; nothing without `SITE_URL`. */
export async function checkSite(config: Pick<Config, 'siteUrl' | 'trustProxy' | 'production'>): Promise<Finding[]> {
  if (config.siteUrl === null)
    return config.production
      ? [
          warning(
            'site',
            'SITE_URL is not set: links in letters start with an address of this machine.',
            'Set it to the address that visitors use.',
          ),
        ]
      : [];
  const site = new URL(config.siteUrl);
  try {
    const found = await checkCertificate(site);
    if (found.some(({ level }) => level === 'fault')) return found;
    const before = Date.now();
    const response = await fetch(new URL('/api/health', site), { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
    const health = (await response.json().catch(() => null)) as { ok?: boolean; proxies?: number } | null;
    if (health?.ok !== true)
      return [
        ...found,
        fault(
          'site',
          `${site.origin} answers ${response.status}, and it is not this server.`,
          'See where the proxy sends requests, and that the server runs.',
        ),
      ];
    const sent = Date.parse(response.headers.get('date') ?? '');
    const off = Number.isNaN(sent) ? 0 : Math.abs(sent - before) / 1000;
    return [
      ...found,
      fine('site', `${site.origin} answers.`),
      ...(off > tolerance
        ? [warning('clock', `The clocks of this machine and of ${site.host} differ by ${off.toFixed(0)} s.`, 'Run an NTP client on both.')]
        : []),
      ...checkForwarding(health.proxies ?? 0, config),
      ...(await checkBodies(site)),
    ];
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : message;
    return [warning('site', `${site.origin} does not answer: ${reason}.`, 'Start the server and the proxy, or correct SITE_URL.')];
  }
}
