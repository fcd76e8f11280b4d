import type { Tool } from '../../contract/facts/tools/tool.ts';
import type { Db } from '../db/transaction.ts';

/** Returns whether a receipt of this account currently covers a generation with this tool. */
export async function isConsentValid(db: Db, account: string, tool: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('tool', '=', tool)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns whether everybody in these files of the account is on the site's own samples, for whom the site itself vouches; a mask shows nobody.
 * Files that nobody uploaded as they are, such as a cropped sample, are not samples.
 */
export async function areSamples(
  db: Db,
  { fields }: Pick<Tool, 'fields'>,
  account: string,
  files: Readonly<Record<string, readonly string[]>>,
): Promise<boolean> {
  const isMask = (input: string): boolean => fields.find(({ name }) => name === input)?.kind === 'mask';
  const names = [...new Set(Object.entries(files).flatMap(([input, given]) => (isMask(input) ? [] : given)))];
  if (names.length === 0) return false;
  const rows = await db
    .selectFrom('upload')
    .select('name')
    .where('account_id', '=', account)
    .where('name', 'in', names)
    .where('sample', '=', true)
    .execute();
  return rows.length === names.length;
}
