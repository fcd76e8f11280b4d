/**
 * Puts what is needed together into one file. Left alone, the bundler makes a file of each module that some other page shares too;
 * many small files compress worse one by one and are asked for one by one.
 */
type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The modules that a chunk is for, and with them what they import. A pattern takes what fits it out of the groups that come after. */
type Roots = readonly (string | RegExp)[];

/** The name of the chunk that a module goes into: the first of the groups whose roots import it, themselves or through others. */
export function chunksOf(groups: Readonly<Record<string, Roots>>): (id: string, context: Context) => string | null {
  const patterns: (readonly [name: string, RegExp])[] = [];
  let chunks: Map<string, string> | null = null;
  function gather(name: string, id: string, context: Context, found: Map<string, string>): void {
    // The style system's runtime is for the few styles that are known only at run time: whoever has one brings it, unless it is a root.
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
