import { spawn } from 'node:child_process';

/** How often it is looked whether the shell that npm put between is still there, in milliseconds. */
const lookInterval = 250;
/** Asked at once: the shell may end while packages are installed and pages built. */
const parent = process.ppid;

/**
 * Runs a server until it ends, and ends with its exit code. Started by hand, this process becomes the server where the system can do that.
 * Under npm it stays beside the server: npm passes SIGTERM to its shell only, and a shell that ends does not tell its child.
 *
 * @param {string} command path of a program
 * @param {string[]} args
 */
export function serve(command, args) {
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  if (!isUnderNpm && process.execve && process.platform !== 'win32') process.execve(command, [command, ...args], process.env);

  const server = spawn(command, args, { stdio: 'inherit' });
  // A terminal sends Ctrl+C to the whole group; passing it on as well would be a second press.
  const passedOn = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => passedOn.includes(signal) && server.kill(signal));
  }
  if (isUnderNpm) {
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      server.kill('SIGTERM');
    }, lookInterval);
  }
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
