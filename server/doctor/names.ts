/** Variables that nobody reads: mostly a slip of the pen, which the server would pass over in silence. */
import { variables } from '../core/variables.ts';
import { warning, type Finding } from './finding.ts';

const known = Object.keys(variables);

/** Names that programs around this one read, and that look like ours. */
const others = new Set(['HOME', 'HTTP_PROXY', 'LOGNAME', 'HOSTNAME', 'NO_PROXY']);

/** Returns how many letters have to be changed, added, left out or swapped with their neighbor to get from one name to the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}

/** Returns the variable that a name was probably meant to be; null when it is like none. A short name is like another by chance. */
export function nearest(name: string): string | null {
  const upper = name.toUpperCase().replaceAll('-', '_');
  const allowed = Math.max(1, Math.floor(name.length / 6));
  const [best] = known.map((each) => ({ each, by: distance(upper, each) })).toSorted((a, b) => a.by - b.by);
  return best && best.by <= allowed ? best.each : null;
}

/**
 * Returns a warning for every name that is not a variable of ours: those of the `.env` file, where every name is meant for this server, and
 * those of the environment that are nearly one.
 */
export function unknownNames(env: Readonly<Record<string, string | undefined>>, inFile: readonly string[] = []): Finding[] {
  const isOurs = (name: string): boolean => known.includes(name);
  const meant = Object.keys(env).filter((name) => !isOurs(name) && !others.has(name) && nearest(name) !== null);
  const names = [...new Set([...meant, ...inFile.filter((name) => !isOurs(name))])];
  return names.map((name) => {
    const near = nearest(name);
    return warning(
      'variables',
      `${name} is not a variable of this server, and has no effect.`,
      near ? `Did you mean ${near}?` : 'Remove it, or look for its name in docs/configuration.md.',
    );
  });
}
