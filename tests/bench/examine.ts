/**
 * What becomes of your files: each one of a folder, and of the folders in it, is uploaded to the real server in its own process, as a page does it.
 * `npm run examine -- FOLDER [INTO]` prints what each was kept as, or the sentence that refused it; with INTO the kept files are written there, to look
 * at. Exits with 1 when the server failed at one.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import words from '../../copy/en/pages/making.ts';
import { startServer } from '../server/kit/process.ts';
import { fileOf, visitor } from './hostile/visitor.ts';

const [folder, into] = process.argv.slice(2);
if (!folder) {
  console.error('npm run examine -- FOLDER [INTO]');
  process.exit(1);
}
const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => statSync(join(folder, name)).isFile()).toSorted();
if (into) mkdirSync(into, { recursive: true });

type Item = {
  url: string;
  type: string;
  width: number | null;
  height: number | null;
  duration: number | null;
  frames?: number;
  missing?: number;
};
type Answer = { msg: string; data: { item: Item } | null };

const sizeOf = ({ width, height, duration, frames = 1 }: Item): string =>
  [width !== null && `, ${width} × ${height}`, duration !== null && `, ${duration.toFixed(2)} s`, frames > 1 && `, ${frames} frames`]
    .filter((part) => part !== false)
    .join('');

const dataDir = mkdtempSync(join(tmpdir(), 'iridia-examine-'));
const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
let [kept, failed] = [0, 0];
try {
  for (const [index, name] of names.entries()) {
    // Somebody else for each, because a visitor may upload only so much in a time.
    const who = visitor(server.url, `10.0.${index >> 8}.${index & 255}`);
    const response = await who.send('POST', '/api/dash/upload', fileOf(readFileSync(join(folder, name)), basename(name)));
    const { msg, data } = (await response.json()) as Answer;
    if (response.status >= 500) failed += 1;
    if (!data) {
      console.log(`${name}\n    ${response.status}: ${msg}`);
      continue;
    }
    kept += 1;
    const { item } = data;
    console.log(`${name}\n    ${item.type}${sizeOf(item)}${item.missing === undefined ? '' : `: ${words.upload.cutOff}`}`);
    if (!into) continue;
    const file = await who.send('GET', item.url);
    writeFileSync(
      join(into, `${name.replaceAll('/', '+')}${extname(new URL(item.url, server.url).pathname)}`),
      new Uint8Array(await file.arrayBuffer()),
    );
  }
  console.log(`${kept} of ${names.length} kept, ${names.length - kept - failed} refused, ${failed} failures of the server.`);
} finally {
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
if (failed > 0) process.exit(1);
