/**
 * Puts what every page needs into one file: everything that the entry imports at once. Left alone, the bundler makes a file of each part
 * that some other page shares too, which compress worse one by one and are asked for one by one.
 */
type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** `roots` are the entry, and modules that every page brings along. */
export function firstChunk(roots: readonly string[]): (id: string, context: Context) => string | null {
  let first: Set<string> | null = null;
  function gather(id: string, context: Context, seen: Set<string>): Set<string> {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) gather(imported, context, seen);
    return seen;
  }
  return (id, context) => {
    first ??= roots.reduce((seen, root) => gather(root, context, seen), new Set<string>());
    return first.has(id) ? 'first' : null;
  };
}
