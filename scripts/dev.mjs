// Plain JavaScript: on a fresh machine this file runs before dependencies are installed, on any Node from version 20.
import { join } from 'node:path';
import { generate } from './setup/build.mjs';
import { readEnvironment } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { checkNode, findRuntime } from './setup/runtime.mjs';
import { serve } from './setup/serve.mjs';

checkNode();
readEnvironment(root);
await ensureInstalled();
const node = findRuntime();
generate(node);
process.chdir(root);
serve(node, ['--disable-warning=ExperimentalWarning', join(root, 'scripts/build/dev.ts')]);
