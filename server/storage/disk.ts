import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
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

/** Opens the file storage: a folder in the data directory, or an S3 bucket, whose driver only a server that has one reads. */
export async function openDisk({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Disk> {
  if (!s3) {
    const location = join(dataDir, 'files');
    mkdirSync(location, { recursive: true, mode: 0o700 });
    return new Disk(new FolderDriver({ location, visibility: 'private' }));
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
