/** Writes docs/flows from the charts; with `--check` it writes nothing and fails when a page or a drawing there is stale. */
import { flowFiles } from './flows/files.ts';
import { staleFlows, writeFlows } from './flows/write.ts';

const files = flowFiles();

if (process.argv.includes('--check')) {
  const stale = staleFlows(files);
  if (stale.length > 0) {
    console.error(`docs/flows is stale (${stale.join(', ')}): run npm run flows`);
    process.exitCode = 1;
  }
} else {
  const { written, removed } = writeFlows(files);
  console.log(`docs/flows: ${files.size} files, ${written} written, ${removed} removed`);
}
