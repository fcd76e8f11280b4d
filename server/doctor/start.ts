/** The doctor's checks that cost nothing, at every start, and sentences for what ends one. */
import { ConfigError, type Config } from '../core/config.ts';
import { isDatabaseAway } from '../db/away.ts';
import { DataDirInUse } from '../db/lock.ts';
import { DatabaseTooNew } from '../db/migrate.ts';
import { databaseAdvice, withoutPassword } from './database.ts';
import { ensureDataDir } from './folders.ts';
import { portAdvice } from './here.ts';
import { unknownNames } from './names.ts';

/** Returns what the operator should know before the start. Throws a `ConfigError` where the start could not succeed. */
export function checkStart(env: Readonly<Record<string, string | undefined>>, config: Config): string[] {
  ensureDataDir(config);
  return unknownNames(env).map(({ found, advice }) => `${found} ${advice}`);
}

/** Returns why a start failed, for the operator. A stack is for those who develop the server: only `LOG_LEVEL=info` shows it. */
export function reasonOfStart(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  if (error instanceof ConfigError || error instanceof DataDirInUse || error instanceof DatabaseTooNew) return error.message;
  const { code, message, stack, address = '' } = error as NodeJS.ErrnoException & { address?: string };
  const port = portAdvice(code, { port: Number(env.PORT ?? 3000), host: env.HOST ?? address });
  if ((error as NodeJS.ErrnoException).syscall === 'listen' && port) return port;
  const advice = databaseAdvice(error);
  if (env.DATABASE_URL && (advice !== null || isDatabaseAway(error)))
    return `The database at ${withoutPassword(env.DATABASE_URL)} cannot be used: ${message}. ${advice ?? ''}`.trimEnd();
  const more = env.LOG_LEVEL === 'info' ? `\n${stack}` : ' `npm run doctor` looks for the reason; LOG_LEVEL=info shows where it happened.';
  return `The server could not start: ${message}.${more}`;
}
