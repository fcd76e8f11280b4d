/**
 * Whether a swapped face resembles the new person more than the old one, as a face encoder sees it that the swap does not use:
 * `npm run bench:likeness`, over every pair of the sample faces, or `npm run bench:likeness -- 5` over each fifth pair.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createEngine } from '../../packages/engine/index.ts';
import { apart, describeFaces } from '../../packages/engine/tests/kit/encoder.ts';

const root = join(import.meta.dirname, '../..');
const samples =
  'auburn balcony collar green-hat knitwear moonlight redhead silver-hair stripes wooden-wall workshop yellow-door pebbles tea-field painting';
const faces = [
  ...samples.split(' ').map((name) => join(root, `public/samples/${name}.jpg`)),
  ...['astronaut', 'hopper'].map((name) => join(root, `tests/fixtures/${name}.jpg`)),
];
const step = Number(process.argv[2] ?? 1);
/** The encoder takes faces below this distance for one person. */
const onePerson = 0.6;

const folder = mkdtempSync(join(tmpdir(), 'likeness-'));
const engine = createEngine();
try {
  const made: { from: number; to: number; file: string }[] = [];
  for (const from of faces.keys())
    for (const to of faces.keys()) {
      if (from === to || (to + from * 2) % step !== 0) continue;
      const job = {
        id: `${from}-${to}`,
        tool: 'bench',
        capability: 'face.image',
        locale: 'en',
        folder: mkdtempSync(join(folder, 'one-')),
      } as const;
      const inputs = { target: 'target', faces: [{ image: 'face' }] };
      const files = { target: [faces[to]!], faces: [faces[from]!] };
      const { outputs } = await engine.run({ ...job, inputs, files }, { onProgress: () => undefined, signal: AbortSignal.timeout(60_000) });
      made.push({ from, to, file: outputs[0]!.path });
    }
  const own = await describeFaces(faces);
  const seen = await describeFaces(made.map(({ file }) => file));
  const pairs = made.flatMap(({ from, to }, index) => {
    const [now, source, target] = [seen[index], own[from], own[to]];
    return now && source && target ? [{ from, to, toNew: apart(now, source), toOld: apart(now, target) }] : [];
  });
  for (const { from, to, toNew, toOld } of pairs.filter((pair) => pair.toNew > pair.toOld))
    process.stderr.write(
      `${basename(faces[from]!)} on ${basename(faces[to]!)}: ${toNew.toFixed(2)} to the new, ${toOld.toFixed(2)} to the old\n`,
    );
  const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
  console.log(`nearer to the new face: ${pairs.filter(({ toNew, toOld }) => toNew < toOld).length} of ${pairs.length}`);
  console.log(`taken for the new person: ${pairs.filter(({ toNew }) => toNew < onePerson).length} of ${pairs.length}`);
  console.log(
    `mean distance to the new face ${mean(pairs.map(({ toNew }) => toNew))}, to the old ${mean(pairs.map(({ toOld }) => toOld))}`,
  );
  console.log(`no face seen: ${made.length - pairs.length}`);
} finally {
  await engine.close();
  rmSync(folder, { recursive: true });
}
