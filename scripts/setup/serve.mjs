import { spawn } from 'node:child_process';

/** Milliseconds between two checks whether npm's intermediate shell is still running. */
const lookInterval = 250;
/** Read at startup, because the shell may exit while packages are installed and pages are built. */
const parent = process.ppid;

/**
 * Runs a server until it exits, and exits with the same code. When started directly, this process is replaced by the server where the
 * system supports it. Under npm it stays as the server's parent, because npm passes SIGTERM only to its shell, and a shell that exits does
 * not signal its child.
 *
 * @param {string} command path of a program
 * @param {string[]} args
 */
export function serve(command, args) {
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  if (!isUnderNpm && process.execve && process.platform !== 'win32') process.execve(command, [command, ...args], process.env);

  const server = spawn(command, args, { stdio: 'inherit' });
  // A terminal sends Ctrl+C to the whole process group, so forwarding it would deliver it twice.
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
