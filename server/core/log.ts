import type { Config } from './config.ts';
import { currentNetwork, currentRequest } from './correlation.ts';
import { createLineCounts } from './line-counts.ts';

/** The events that an operator looks for after an incident (ASVS 16.3). None names a person: accounts have ids, addresses keyed digests. */
export type SecurityEvent =
  | 'access.refused'
  | 'account.deleted'
  | 'account.opened'
  | 'code.sent'
  | 'code.wrong'
  | 'crossSite.refused'
  | 'factor.added'
  | 'factor.removed'
  | 'google.joined'
  | 'key.made'
  | 'key.revoked'
  | 'limit.reached'
  | 'operator.acted'
  | 'operator.refused'
  | 'openid.joined'
  | 'password.changed'
  | 'proof.wrong'
  | 'recovery.renewed'
  | 'session.ended'
  | 'sessions.ended'
  | 'signIn.failed'
  | 'signIn.halfway'
  | 'signIn.succeeded';

type Fields = Record<string, unknown>;
export type Log = Record<'info' | 'warn' | 'error', (message: string, fields?: Fields) => void> & {
  /** Records a security event (sign-ins, codes, limits, deletions, an operator's decisions): written wherever warnings are. */
  readonly event: (name: SecurityEvent, fields?: Fields) => void;
};

const ranks = { silent: 0, error: 1, warn: 2, event: 2, info: 3 } as const;

function causeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: causeOf(error.cause) }),
  };
}

/**
 * Mail servers and libraries repeat addresses in their errors, wherever an error ends up. A name begins where no character of a name stands
 * before it, or each of its characters would be tried as a beginning.
 */
const emails = /(?<![A-Za-z0-9.!#$%&'*+=?^_`{|}~-])[A-Za-z0-9.!#$%&'*+=?^_`{|}~-]+@(?:[A-Za-z0-9-]+\.)*[A-Za-z][A-Za-z0-9-]*/g;
/** Characters of one text in a line: services answer with errors of any length. */
const longest = 4000;
const shorten = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value;

const withoutAddresses = (text: string): string => text.replaceAll(emails, '[address]');

/**
 * Creates a log that writes one JSON object per line to standard error, with the id of the request that it belongs to. Email addresses are
 * replaced in every line. Requests of one network write so many lines of a message in a minute, and how many were left out is written after it.
 * Callers must never log headers, bodies or tokens.
 */
export function createLog(level: Config['logLevel'], write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const counts = createLineCounts();
  const at =
    (rank: 'info' | 'warn' | 'error' | 'event') =>
    (message: string, fields: Fields = {}) => {
      if (ranks[rank] > ranks[level]) return;
      for (const [omitted, count] of counts.leftOut())
        write(`${JSON.stringify({ at: new Date().toISOString(), level: 'warn', message: 'lines were left out', omitted, count })}\n`);
      const requestId = currentRequest();
      if (requestId !== undefined && !counts.admits(currentNetwork(), message)) return;
      const shown = 'error' in fields ? { ...fields, error: causeOf(fields.error) } : fields;
      const line = JSON.stringify(
        { at: new Date().toISOString(), level: rank, message, ...(requestId && { requestId }), ...shown },
        shorten,
      );
      write(`${withoutAddresses(line)}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error'), event: at('event') };
}
