import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { verifyFile } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Trx } from '../db/transaction.ts';
import type { Services } from '../core/services.ts';

/** Bytes that are read at once. Each read of a file waits for a turn of the server's loop. */
const part = 4 * 1024 * 1024;

/** Returns the SHA-256 (hex) of a file on disk. */
export async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: part })) digest.update(chunk as Buffer);
  return digest.digest('hex');
}

/** Returns the digests of files on disk. */
export const digestsOf = (paths: readonly string[]): Promise<string[]> => Promise.all(paths.map(digestOf));

/** Records that files were generated here. The record outlives the creation, because downloaded copies may still be verified. */
export async function rememberMade(
  trx: Trx,
  { generation, tool, at }: { generation: string; tool: string; at: Date },
  digests: readonly string[],
): Promise<void> {
  if (digests.length === 0) return;
  await trx
    .insertInto('made_file')
    .values(digests.map((sha256) => ({ sha256, generation_id: generation, tool, at })))
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** Returns whether a file with this digest was generated here, by which tool and when. */
export async function findMade({ db }: Pick<Services, 'db'>, sha256: string): Promise<Infer<(typeof verifyFile)['data']>> {
  const row = await db.selectFrom('made_file').select(['tool', 'at']).where('sha256', '=', sha256.toLowerCase()).executeTakeFirst();
  return {
    made_here: row !== undefined,
    tool: row?.tool ?? null,
    at: row?.at.toISOString() ?? null,
    sha256: sha256.toLowerCase(),
    credentials: null,
  };
}
