/**
 * Groups modules that are loaded together into one chunk. By default the bundler makes a file of each module that another page shares; many
 * small files compress worse and need more requests.
 */
type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The root modules of a chunk, which also contains their imports. Modules that match a pattern are not available to later groups. */
type Roots = readonly (string | RegExp)[];

/** Returns the chunk of a module: the first group whose roots import it, directly or transitively. */
export function chunksOf(groups: Readonly<Record<string, Roots>>): (id: string, context: Context) => string | null {
  const patterns: (readonly [name: string, RegExp])[] = [];
  let chunks: Map<string, string> | null = null;
  function gather(name: string, id: string, context: Context, found: Map<string, string>): void {
    // The style system's runtime is needed only for the few styles that are resolved at run time: it stays with the modules that use it,
    // unless it is a root.
    if (found.has(id) || (id.includes('/styled-system/') && !groups[name]!.includes(id))) return;
    found.set(id, patterns.find(([, pattern]) => pattern.test(id))?.[0] ?? name);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) gather(name, imported, context, found);
  }
  return (id, context) => {
    if (!chunks) {
      chunks = new Map();
      for (const [name, roots] of Object.entries(groups))
        for (const root of roots)
          if (typeof root === 'string') gather(name, root, context, chunks);
          else patterns.push([name, root]);
    }
    return chunks.get(id) ?? null;
  };
}
