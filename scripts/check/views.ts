/** `npm run views`: fails on state in a view that the list in `views/allowed.ts` does not explain. */
import { readSources } from './arrows/imports.ts';
import { allowed } from './views/allowed.ts';
import { statesIn } from './views/check.ts';

const sources = readSources(['src/features']);
const faults = statesIn(sources, allowed);
for (const sentence of faults) console.error(sentence);
if (faults.length > 0) process.exit(1);
console.log(`${sources.length} files of views: they select and send, with ${allowed.length} exceptions.`);
