/** `npm run commits [-- RANGE]`: fails on a commit whose message is not as CONTRIBUTING asks. The range is `origin/main..HEAD` unless one is named. */
import { execFileSync } from 'node:child_process';
import { faultsInMessage } from './commits/message.ts';

const range = process.argv[2] ?? 'origin/main..HEAD';
const log = execFileSync('git', ['log', '--no-merges', '-z', '--format=%h%n%B', range], { encoding: 'utf8', maxBuffer: 50_000_000 });
const commits = log.split('\0').filter(Boolean);
const faults = commits.flatMap((commit) => {
  const [hash = '', ...message] = commit.split('\n');
  return faultsInMessage(message.join('\n')).map((fault) => `${hash} ${fault}: ${message[0]}`);
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${commits.length} commits, each with an area and a short subject.`);
