// Plain JavaScript: on a fresh machine this file runs before anything is installed, on any Node from 20 on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { checkNode, findRuntime } from './setup/runtime.mjs';

checkNode();
await ensureInstalled();
const node = findRuntime();
ensureBuilt(node);
serve(node, ['--disable-warning=ExperimentalWarning', join(root, 'server', 'main.ts')]);

/** Becomes the server where the system can do that, so that signals and the exit code are its own; else passes them on. */
function serve(command, args) {
  process.chdir(root);
  if (process.execve && process.platform !== 'win32') process.execve(command, [command, ...args], process.env);

  const server = spawn(command, args, { stdio: 'inherit' });
  // A terminal sends Ctrl+C to the whole group; passing it on as well would be a second press.
  const passedOn = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => passedOn.includes(signal) && server.kill(signal));
  }
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
