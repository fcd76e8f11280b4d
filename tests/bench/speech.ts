/**
 * When the first sound of each tool that speaks is there, how long the whole takes, and how much memory its process needs: `npm run bench:speech`, on
 * Linux, which knows the memory of each process. With `-- PACKS`, a folder of packs, those speak that it holds.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../packages/engine/index.ts';
import { readSound } from '../../packages/engine/media/decode.ts';

const [packs = null] = process.argv.slice(2);
const english =
  'The ferry leaves the harbor at seven, and the whole village comes down to wave. Nobody remembers who began it. It is a good evening.';
const russian = 'Паром отходит в семь, и вся деревня выходит помахать ему рукой. Никто не помнит, кто это начал. Это хороший вечер.';
const sample = join(import.meta.dirname, '../../public/voices/en-deep.mp3');
const tools = [
  { title: 'Text to speech', capability: 'audio.fromText', language: 'en', text: english, files: {} },
  { title: 'Text to speech in Russian', capability: 'audio.fromText', language: 'ru', text: russian, files: {} },
  { title: 'Parody voice', capability: 'audio.clone', language: 'en', text: english, files: {} },
  { title: 'Parody voice in Russian', capability: 'audio.clone', language: 'ru', text: russian, files: {} },
  { title: 'Voice match', capability: 'audio.clone', language: 'en', text: english, files: { audio: [sample] } },
  { title: 'Voice match in Russian', capability: 'audio.clone', language: 'ru', text: russian, files: { audio: [sample] } },
] as const;

/** Megabytes: the most that a process had at once. */
const memoryOf = (id: number): number => Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024;
/** Seconds of a processor that a process has spent, of which Linux counts a hundred each. */
function processorOf(id: number): number {
  const [user, system] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

const folder = mkdtempSync(join(tmpdir(), 'speech-'));
console.log('| tool | first sound, s | whole, s | processor, s | speech, s | memory, MB |');
console.log('|---|---|---|---|---|---|');
try {
  for (const { title, capability, language, text, files } of tools) {
    // A process of its own for each, whose memory no other tool has raised.
    const engine = createEngine({ size: 1, packs });
    try {
      const began = performance.now();
      let first = '–';
      const { outputs } = await engine.run(
        {
          id: title,
          tool: 'bench',
          capability,
          locale: language,
          folder: mkdtempSync(join(folder, 'one-')),
          inputs: { text, language },
          files,
        },
        {
          onProgress: () => undefined,
          onPart: () => {
            if (first === '–') first = seconds(began);
          },
          signal: AbortSignal.timeout(300_000),
        },
      );
      const whole = seconds(began);
      const { samples, rate } = (await readSound(outputs[0]!.path, { mono: true }))!;
      const [child] = engine.children();
      const figures = [first, whole, processorOf(child!).toFixed(1), (samples.length / rate).toFixed(1), memoryOf(child!).toFixed(0)];
      console.log(`| ${[title, ...figures].join(' | ')} |`);
    } finally {
      await engine.close();
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
