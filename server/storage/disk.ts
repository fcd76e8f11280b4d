import { constants, createWriteStream, mkdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../core/config.ts';

declare module '../core/services.ts' {
  interface Services {
    readonly disk: Disk;
  }
}

/**
 * A folder that gives the reason a file could not be written: the driver's own way reports a full disk as “aborted”, and leaves what was written of
 * the file.
 */
class FolderDriver extends FSDriver {
  override async putStream(key: string, contents: Readable): Promise<void> {
    const path = join(String(this.options.location), key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(contents, createWriteStream(path));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/**
 * A folder that takes a file over whole: the library's own way sends each through the server in pieces, of which every one waits for a turn of
 * its loop, and writes a video once more that only changes its place.
 */
class FolderDisk extends Disk {
  readonly #location: string;

  constructor(location: string) {
    super(new FolderDriver({ location, visibility: 'private' }));
    this.#location = location;
  }

  override async moveFromFs(source: string, key: string): Promise<void> {
    try {
      await this.#into(key, (path) => rename(source, path));
    } catch (error) {
      // Another file system is mounted in the folder.
      if (codeOf(error) !== 'EXDEV') throw error;
      await super.moveFromFs(source, key);
    }
  }

  override copyFromFs(source: string, key: string): Promise<void> {
    return this.#into(key, async (path) => {
      try {
        await copyFile(source, path, constants.COPYFILE_FICLONE);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') await rm(path, { force: true });
        throw error;
      }
    });
  }

  /** Writes a file, and makes its folder first only where it is missing. */
  async #into(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = join(this.#location, key);
    try {
      await write(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      await mkdir(dirname(path), { recursive: true });
      await write(path);
    }
  }
}

/** Opens the file storage: a folder in the data directory, or an S3 bucket, whose driver only a server that has one reads. */
export async function openDisk({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Disk> {
  if (!s3) {
    const location = join(dataDir, 'files');
    mkdirSync(location, { recursive: true, mode: 0o700 });
    return new FolderDisk(location);
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, endpoint, region, bucket } = s3;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      endpoint,
      region,
      bucket,
      forcePathStyle: true,
      visibility: 'private',
      supportsACL: false,
      // Otherwise the client sends files in pieces of its own, with a checksum at the end, which many servers other than Amazon’s refuse.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}
