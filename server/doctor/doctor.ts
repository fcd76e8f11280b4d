/** `npm run doctor`: looks at everything that an installation needs, and names what is wrong with a sentence of advice. */
import { ConfigError, readConfig } from '../core/config.ts';
import { checkDatabase } from './database.ts';
import { fault, fine, type Finding } from './finding.ts';
import { checkFolders } from './folders.ts';
import { checkHere } from './here.ts';
import { unknownNames } from './names.ts';
import { checkBucket, checkEngines, checkLetters, checkProvider } from './services.ts';
import { checkSite } from './site.ts';

/** Looks at an installation by its environment; `inFile`: the names in its `.env`. Never rejects. */
export async function examine(env: Readonly<Record<string, string | undefined>>, inFile: readonly string[] = []): Promise<Finding[]> {
  const names = unknownNames(env, inFile);
  let config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...names, fault('variables', error.message, 'Correct it and run the doctor again: nothing else can be looked at before.')];
  }
  const checks = [checkHere, checkDatabase, checkBucket, checkLetters, checkProvider, checkEngines, checkSite];
  // The data directory first, because the database is in it.
  const folders = checkFolders(config);
  const found = await Promise.all(checks.map((check) => check(config)));
  return [...(names.length > 0 ? names : [fine('variables', 'They are all known and valid.')]), ...folders, ...found.flat()];
}

const signs = { fault: '✗', warning: '!', fine: '✓' } as const;

/** Renders findings for a terminal, what is wrong last, where it is seen. */
export function report(findings: readonly Finding[]): string {
  const order = ['fine', 'warning', 'fault'];
  const lines = findings
    .toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
    .map(
      ({ about, level, found, advice }) => `${signs[level]} ${about.padEnd(15)} ${found}${advice ? `\n${' '.repeat(18)}→ ${advice}` : ''}`,
    );
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length;
  const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return [...lines, '', `${plural(count('fault'), 'fault')}, ${plural(count('warning'), 'warning')}`].join('\n');
}
