import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../core/config.ts';

/** Opens the file storage: a folder in the data directory, or an S3 bucket. */
export function openDisk({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Disk {
  if (!s3) {
    const location = join(dataDir, 'files');
    mkdirSync(location, { recursive: true, mode: 0o700 });
    return new Disk(new FSDriver({ location, visibility: 'private' }));
  }
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
    }),
  );
}
