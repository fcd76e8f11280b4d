/** Takes out of the packages what no one reads, and packs the pages; run by deploy/prune.sh in the folder of the image. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { locales } from '../../contract/facts/locales.ts';
import { withoutPages } from './elf.ts';
import { keepLanguages } from './languages.ts';
import { packPages } from './pages.ts';
import { shadersIn } from './shaders.ts';
import { keepDictionaries } from './voices.ts';

const node = readFileSync('node');
const unused = keepLanguages(node, locales);
if (unused) writeFileSync('node', withoutPages(node, [unused]), { mode: 0o755 });

// The filter that writes down speech can do so on a graphics card. It is never asked for.
for (const library of globSync('node_modules/@seydx/node-av-*/node-av.node')) {
  const file = readFileSync(library);
  writeFileSync(library, withoutPages(file, shadersIn(file)));
}

const espeak = 'node_modules/@echogarden/espeak-ng-emscripten/espeak-ng';
const kept = keepDictionaries(readFileSync(`${espeak}.js`, 'utf8'), readFileSync(`${espeak}.data`), locales);
writeFileSync(`${espeak}.js`, kept.code);
writeFileSync(`${espeak}.data`, kept.data);

packPages('dist/client');
