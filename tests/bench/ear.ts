/**
 * How much of each voice a foreign ear understands, how good another net finds its sound, and how long it takes: `npm run bench:ear`, or
 * `npm run bench:ear -- fr neutral` for one voice. It prints the table of docs/voices.md. `npm run bench:ear -- fr neutral captions` has thirty
 * captions of images read instead, which nothing was tuned to.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales, type Locale } from '../../contract/facts/locales.ts';
import { voiceIn, voices } from '../../contract/facts/tools/audio.ts';
import { listen, percentOf } from '../../packages/engine/tests/kit/ear.ts';
import { spokenBy } from '../../packages/engine/tests/kit/sentences.ts';

const [only, one, set] = process.argv.slice(2);

const captions = join(import.meta.dirname, '../../packages/draft/bench/prompts');
/** Every tenth of the captions that natives wrote; there are none in English. */
const captionsIn = (language: Locale): string[] =>
  readFileSync(join(captions, `captions.${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .filter((_, at) => at % 10 === 4);

const folder = mkdtempSync(join(tmpdir(), 'ear-'));
console.log('| language | voice | words wrong | without those that sound the same | DNSMOS | speech, s | processor, s | memory, MB |');
console.log('|---|---|---|---|---|---|---|---|');
try {
  for (const language of locales.filter((locale) => only === undefined || locale === only))
    for (const voice of voices.filter((name) => voiceIn(language, name) === name && (one === undefined || name === one))) {
      const before = process.cpuUsage();
      const spoken = await spokenBy(voice, language, set === 'captions' ? { texts: captionsIn(language) } : {});
      const { user, system } = process.cpuUsage(before);
      const seconds = spoken.reduce((sum, { sound }) => sum + sound.samples.length / sound.rate, 0);
      const received = await listen(language, spoken, folder);
      const quality = received.reduce((sum, one) => sum + one.quality, 0) / received.length;
      const figures = [
        percentOf(received, 'errors').toFixed(1),
        percentOf(received, 'apart').toFixed(1),
        quality.toFixed(2),
        seconds.toFixed(0),
      ];
      const spent = [((user + system) / 1e6).toFixed(0), String(Math.round(process.resourceUsage().maxRSS / 1024))];
      console.log(`| ${[language, voice, ...figures, ...spent].join(' | ')} |`);
      for (const { errors, text, received: instead } of received)
        if (errors > 0) process.stderr.write(`${errors}  ${text}\n   ${instead}\n`);
    }
} finally {
  rmSync(folder, { recursive: true });
}
