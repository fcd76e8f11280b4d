/** `npm run replay FILE…`: takes recorded sessions through the charts again, and names the first event after which one differs. */
import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { models } from '../../machines/models.ts';
import { readRecording, replay, spokenDifference } from '@iridia/chartkit/record/recording';

const charts = new Map(models.map(({ name, machine }) => [name, machine as AnyStateMachine]));
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Which recording? npm run replay FILE');
  process.exitCode = 2;
}
for (const file of files) {
  try {
    const recording = readRecording(readFileSync(file, 'utf8'));
    const difference = replay(recording, charts);
    if (difference) process.exitCode = 1;
    const end = difference ? spokenDifference(difference) : `${recording.records.length} records, the same to the end.`;
    console.log(`${file}: ${end}`);
  } catch (error) {
    process.exitCode = 2;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
