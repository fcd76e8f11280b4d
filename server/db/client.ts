/** A plain SQL client: the interface that `pg` and the embedded database have in common. PostgreSQL prepares a query that has a name. */
export type SqlClient = { query: (query: { name?: string; text: string; values?: unknown[] }) => Promise<{ rows: unknown[] }> };
