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
serve(node, ['--disable-warning=ExperimentalWarning', join(root, 'server', 'main.ts')]);
