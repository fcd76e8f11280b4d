/**
 * What packs take on this machine: `node tests/bench/packs.ts FOLDER [pack …]`, with the nets that `scripts/fixtures/full_size.py` has made
 * there, or those that were downloaded. Each pack does one piece of work of its tool, beside the same work without it, so that what the rest of
 * the tool takes can be seen. Seconds by the clock in a warm process; memory is the most that the process held.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { Pipeline } from '../../packages/engine/packs/index.ts';
import type { TaskName } from '../../packages/engine/tasks.ts';
import { placePack, tinyPacks } from '../../packages/engine/tests/kit/packs.ts';
import { marked, photo, sample, type Marked } from './engines/material.ts';
import { ours, type Used, type Wish } from './engines/workers.ts';

const [source, ...names] = process.argv.slice(2);
if (!source) throw new Error('node tests/bench/packs.ts FOLDER [pack …]');
const folder = await mkdtemp(join(tmpdir(), 'iridia-packs-'));

type Work = {
  readonly what: string;
  readonly capability: TaskName;
  readonly wish: () => Promise<Wish> | Wish;
  /** What the files in the folder differ in from the registry. */
  readonly pipeline?: Partial<Pipeline>;
  /** A tiny model that paints: only then is a prompt translated. */
  readonly paints?: true;
};

const speech = 'The ferry leaves at nine, and the café on the pier opens an hour earlier.';

const works: Readonly<Record<string, Work>> = {
  cutout: {
    what: 'a cut-out',
    capability: 'image.cutout',
    wish: () => ({ inputs: { background: 'none' }, files: { image: [sample('figure.jpg')] } }),
  },
  enlarge: {
    what: 'a megapixel, four times',
    capability: 'image.enhance',
    async wish() {
      const small = join(folder, 'small.png');
      await sharp(photo('coffee')).resize(1000, 1000, { fit: 'cover' }).toFile(small);
      return { inputs: { scale: '4' }, files: { image: [small] } };
    },
  },
  inpaint: {
    what: 'marks on a photo',
    capability: 'image.inpaint',
    async wish() {
      const [{ over, mask }] = (await marked(folder, 12)) as [Marked];
      return { files: { image: [over], mask: [mask] } };
    },
  },
  depth: {
    what: 'a camera move of 3 s',
    capability: 'video.fromImage',
    wish: () => ({ inputs: { motion: 'push-in', duration: 3 }, files: { image: [sample('figure.jpg')] } }),
  },
  clone: {
    what: `${speech.length} letters in a voice`,
    capability: 'audio.clone',
    wish: () => ({ inputs: { text: speech, language: 'en' }, files: { audio: [sample('voice.mp3')] } }),
  },
  translate: {
    what: 'a prompt in Russian',
    capability: 'image.fromText',
    wish: () => ({ inputs: { prompt: 'рыжая лиса в снегу под деревом', ratio: '1:1' } }),
    paints: true,
  },
  chat: {
    what: 'an answer of at most 300 tokens',
    capability: 'chat',
    wish: () => ({
      inputs: {
        turns: [
          { role: 'system', content: 'Answer from the facts. '.repeat(40) },
          { role: 'user', content: 'How many credits?' },
        ],
      },
    }),
    pipeline: { dtype: 'q4' } as Partial<Pipeline>,
  },
};

async function filesIn(root: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(await Promise.all(files.map(async (path) => [relative(root, path), await readFile(path)] as const)));
}

const shown = ({ wall, core, memory }: Used): string => `${wall.toFixed(2)} s (${core.toFixed(2)} s of a core), ${memory.toFixed(0)} MB`;
const attempt = (capability: TaskName, wish: Wish, packs: string | null): Promise<string> =>
  ours(folder, capability, [wish], packs).then(
    ({ used }) => shown(used),
    (error: unknown) => `– (${String(error).split('\n')[0]!.slice(0, 80)})`,
  );

try {
  for (const [name, { what, capability, wish, pipeline, paints }] of Object.entries(works)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const packs = join(folder, `with-${name}`);
    const without = paints ? join(folder, `without-${name}`) : null;
    if (paints) tinyPacks.picture(packs);
    if (without) tinyPacks.picture(without);
    placePack(packs, name, await filesIn(join(source, name)), { pipeline });
    const wanted = await wish();
    console.log(
      `${name.padEnd(10)} ${what}: ${await attempt(capability, wanted, packs)}; without: ${await attempt(capability, wanted, without)}`,
    );
    await rm(packs, { recursive: true });
  }
} finally {
  await rm(folder, { recursive: true });
}
