// Plain JavaScript: this file also runs on a Node that cannot read TypeScript yet.
import { build, ensureBuilt, generate } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { checkNode, findRuntime } from './setup/runtime.mjs';

checkNode();
await ensureInstalled();
if (process.argv.includes('--generate')) generate(findRuntime());
else if (process.argv.includes('--if-changed')) ensureBuilt(findRuntime(), { isGenerated: process.argv.includes('--generated') });
else build(findRuntime());
