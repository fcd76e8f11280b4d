import type { Config } from './config.ts';

type Fields = Record<string, unknown>;
export type Log = Record<'info' | 'warn' | 'error', (message: string, fields?: Fields) => void>;

const ranks = { silent: 0, error: 1, warn: 2, info: 3 } as const;

function causeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: causeOf(error.cause) }),
  };
}

/** Creates a log that writes one JSON object per line to standard error. Callers must never log headers, bodies, tokens or email addresses. */
export function createLog(level: Config['logLevel'], write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const at =
    (rank: 'info' | 'warn' | 'error') =>
    (message: string, fields: Fields = {}) => {
      if (ranks[rank] > ranks[level]) return;
      const shown = 'error' in fields ? { ...fields, error: causeOf(fields.error) } : fields;
      write(`${JSON.stringify({ at: new Date().toISOString(), level: rank, message, ...shown })}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
