// Plain JavaScript: on a fresh machine this file runs before dependencies are installed, on any Node from version 20.
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { readEnvironment } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { checkNode, findRuntime } from './setup/runtime.mjs';
import { serve } from './setup/serve.mjs';

checkNode();
readEnvironment(root);
await ensureInstalled();
const node = findRuntime();
ensureBuilt(node);
process.chdir(root);
// From the second start on, the server and its children begin with compiled code.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled');
// V8's own limit of 16 MB and glibc's habits let an idle server hold 100 MB of what its start and short requests left behind.
process.env.MALLOC_TRIM_THRESHOLD_ ??= '100000';
serve(node, ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', join(root, 'server', 'main.ts')]);
