import { limits } from '../../contract/facts/limits.ts';
import type { Services } from '../core/services.ts';

/** What a report is about: a result, or a file that somebody uploaded. */
export type Target = { generation_id: string | null; upload_name: string | null };

const share = /\/s\/([0-9A-Za-z_-]{24})(?![0-9A-Za-z_-])/;
const upload = /\/uploads\/([0-9A-Z]{26}\.[a-z0-9]{2,5})(?![0-9A-Za-z])/;
const ulid = /(?<![0-9A-Za-z])[0-9A-HJKMNP-TV-Z]{26}(?![0-9A-Za-z])/g;
const digest = /(?<![0-9A-Fa-f])[0-9A-Fa-f]{64}(?![0-9A-Fa-f])/;

async function generationIn({ db }: Pick<Services, 'db'>, text: string): Promise<string | null> {
  const token = share.exec(text)?.[1];
  if (token) {
    const row = await db.selectFrom('share').select('generation_id').where('token', '=', token).executeTakeFirst();
    if (row) return row.generation_id;
  }
  const ids = (text.match(ulid) ?? []).slice(0, limits.reportedIds);
  if (ids.length > 0) {
    const row = await db.selectFrom('generation').select('id').where('id', 'in', ids).executeTakeFirst();
    if (row) return row.id;
  }
  const sha256 = digest.exec(text)?.[0].toLowerCase();
  if (!sha256) return null;
  const row = await db.selectFrom('made_file').select('generation_id').where('sha256', '=', sha256).executeTakeFirst();
  return row?.generation_id ?? null;
}

/** Finds what a text names: the address of a shared result, of a stored file, the id of a creation, or the SHA-256 of a file made here. */
export async function targetIn(services: Pick<Services, 'db'>, text: string): Promise<Target> {
  const generation = await generationIn(services, text);
  const name = generation === null ? upload.exec(text)?.[1] : undefined;
  const row = name && (await services.db.selectFrom('upload').select('name').where('name', '=', name).executeTakeFirst());
  return { generation_id: generation, upload_name: row ? row.name : null };
}
