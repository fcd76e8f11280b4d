/** Who else gets personal data in an installation, by its configuration. */
import { isIP } from 'node:net';
import type { ProcessorTask } from '../../contract/facts/legal.ts';
import type { Config } from '../core/config.ts';
import { isPublicAddress } from '../outbound/addresses.ts';

export type Processor = { task: ProcessorTask; name: string };

/** Returns whether a name is one of the operator's own network: a single label, or under a domain that is never delegated. */
const isOwnName = (host: string): boolean => !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa|test)$/i.test(host);

/** Returns the host of an address that leads outside the operator's own machines, otherwise null. */
function outsideHost(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const host = new URL(address).hostname.replaceAll(/[[\]]/g, '');
  if (host === '' || (isIP(host) === 0 ? isOwnName(host) : !isPublicAddress(host))) return null;
  return host;
}

/** Returns the companies and services outside that a configuration sends personal data to, each with what it does, for the privacy policy. */
export function processorsOf(config: Config): Processor[] {
  const isUsed = (engine: string): boolean => config.engines?.includes(engine) ?? true;
  const at = (task: ProcessorTask, address: string | null | undefined): Processor[] => {
    const name = outsideHost(address);
    return name === null ? [] : [{ task, name }];
  };
  return [
    ...(config.stripe ? [{ task: 'payments', name: 'Stripe' } as const] : []),
    ...(config.googleClientId ? [{ task: 'signIn', name: 'Google' } as const] : []),
    ...at('signIn', config.openid?.issuer),
    ...at('mail', config.smtpUrl),
    ...at('storage', config.s3?.endpoint),
    ...at('delivery', config.cdnUrl),
    ...(isUsed('openai') || config.openai?.models.chat ? at('creation', config.openai?.base) : []),
    ...(isUsed('comfyui') ? at('creation', config.comfyui?.url) : []),
    ...(isUsed('fal') ? at('creation', config.fal?.base) : []),
    ...(isUsed('replicate') ? at('creation', config.replicate?.base) : []),
    ...at('moderation', config.moderation?.base),
    ...at('statistics', config.analytics),
    ...at('supportChat', config.chatWidget),
  ];
}
