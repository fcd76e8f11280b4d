/** The sizes and digests of the sample files, which follow from the files themselves. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../public/samples');

/** The collected file, by its path. */
export function collectedSamples(): ReadonlyMap<string, string> {
  const files = readdirSync(folder)
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, name))] as const);
  const table = (name: string, doc: string, type: string, entry: (bytes: Buffer) => string | number) => {
    const entries = Object.fromEntries(files.map(([file, bytes]) => [file, entry(bytes)]));
    return `/** ${doc} */\nexport const ${name}: Readonly<Record<string, ${type}>> = ${JSON.stringify(entries, null, 2)};\n`;
  };
  return new Map([
    [
      'contract/facts/collected.ts',
      [
        '// Collected by scripts/build/collect.ts from public/samples; not in git.\n',
        table('sampleSizes', 'How many bytes each file has.', 'number', (bytes) => bytes.length),
        table('sampleDigests', 'SHA-256 of each file.', 'string', (bytes) => createHash('sha256').update(bytes).digest('hex')),
      ].join('\n'),
    ],
  ]);
}
