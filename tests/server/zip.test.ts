import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip, type ZipEntry } from '../../server/users/zip.ts';
import { everyCase } from '../depth.ts';

const at = new Date('2026-03-04T05:06:08Z');

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  if (text !== '') yield Buffer.from(text, 'utf8');
}

async function* many(count: number): AsyncGenerator<ZipEntry> {
  for (let index = 0; index < count; index += 1) yield { name: `files/${index}.txt`, content: bytesOf(`${index}`) };
}

/** Readers that are not ours: each one parses the archive on its own. */
const readers = {
  unzip: (path: string) => spawnSync('unzip', ['-tq', path], { encoding: 'utf8' }),
  python: (path: string) =>
    spawnSync(
      'python3',
      [
        '-c',
        'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()), z.read(z.namelist()[-1]).decode())',
        path,
      ],
      { encoding: 'utf8' },
    ),
};
const isThere = (command: string, argument: string) => spawnSync(command, [argument]).status === 0;
const has = { unzip: isThere('unzip', '-v'), python: isThere('python3', '--version') };
for (const [name, there] of Object.entries(has)) if (!there) console.warn(`SKIPPED ALOUD: ${name} is not on this machine.`);

describe('a zip archive', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'iridia-zip-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = async (name: string, entries: AsyncIterable<ZipEntry>): Promise<string> => {
    const path = join(folder, name);
    await pipeline(Readable.from(zip(entries, at)), createWriteStream(path));
    return path;
  };

  describe.each(everyCase ? [4096, 65_536] : [4096])('of %i entries, where the plain format can count 65,535', (count) => {
    let path: string;
    beforeAll(async () => {
      path = await write('many.zip', many(count));
    });
    it.skipIf(!has.unzip)('is whole for unzip', () => {
      expect(readers.unzip(path)).toMatchObject({ status: 0, stdout: expect.stringContaining('No errors detected') });
    });
    it.skipIf(!has.python)('is whole for Python', () => {
      expect(readers.python(path)).toMatchObject({ status: 0, stdout: `${count} ${count - 1}\n` });
    });
  });

  it.skipIf(!has.python)('keeps empty content, and names in any script', async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'empty.txt', content: bytesOf('') };
      yield { name: 'файл-文件-é.txt', content: bytesOf('там') };
    }
    expect(readers.python(await write('names.zip', entries()))).toMatchObject({ status: 0, stdout: '2 там\n' });
  });

  it('fails with the error of a content that breaks', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a');
      throw new Error('the disk is gone');
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'broken.txt', content: broken() };
    }
    await expect(write('broken.zip', entries())).rejects.toThrow('the disk is gone');
  });

  it('holds back its sources while nobody reads, and closes them when the reader leaves', async () => {
    let given = 0;
    let isClosed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          given += 1;
          yield Buffer.alloc(65_536);
        }
      } finally {
        isClosed = true;
      }
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'endless', content: endless() };
    }
    const archive = zip(entries(), at);
    await archive.next();
    await archive.return(undefined);
    expect(isClosed).toBe(true);
    expect(given).toBeLessThan(64);
  });
});
