/** Servers of others that the tests of this folder run against, where they are installed. */
import { spawnSync } from 'node:child_process';

/** The first line that a command prints about its version; null where it is not installed, which is reported. */
export function versionOf(command: string, argument = '--version'): string | null {
  const { status, stdout, stderr } = spawnSync(command, [argument], { encoding: 'utf8' });
  if (status === 0) {
    // nginx prints it as an error.
    const version = (stdout || stderr).trim().split('\n')[0]!;
    console.log(`${command}: ${version}`);
    return version;
  }
  console.warn(`${command} is not installed here: what needs it is not proven`);
  return null;
}
