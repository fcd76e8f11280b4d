/** The `systemId` of an actor, which names its role and what distinguishes it from others in the same role. */
import type { Identity, Role } from './app.roles.ts';

/** `generation:ai-face-swap`, `crop:ai-face-swap:image`, `share::creation-1`; a role alone is its own id. */
export const systemIdOf = ({ role, tool = '', of = '' }: Identity): string => [role, tool, of].join(':').replace(/:+$/, '');

/** Reads a `systemId`; only `of` may contain colons. */
export function identityOf(systemId: string): Identity {
  const [role = '', tool = '', ...of] = systemId.split(':');
  return { role: role as Role, ...(tool !== '' && { tool }), ...(of.length > 0 && { of: of.join(':') }) };
}
