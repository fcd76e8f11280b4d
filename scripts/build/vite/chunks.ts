/**
 * Groups modules that are loaded together into one chunk. By default the bundler makes a file of each module that another page shares; many
 * small files compress worse and need more requests.
 */
type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The root modules of a group, which also contains their imports. */
type Group = {
  roots: readonly string[];
  /** Loaded on every page, so it keeps what others share with it; the groups named here load before it, so what they share stays apart. */
  onEveryPage?: { butAfter: readonly string[] };
  /** The chunk of whatever this group shares with others. */
  shares?: string;
};

/** Calls with their structs: apart from what sends them, which would otherwise bring what reads the answer along. */
const wholeCalls = /\/structs\/calls\/([\w-]+)\.ts\?whole$/;

/** Every module that these roots import, directly or transitively, and that is used in the browser. */
function reach(roots: readonly string[], context: Context, isUsed: (id: string) => boolean): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    // The style system's runtime is needed only for the few styles that are resolved at run time, and of most calls nothing but what sends
    // them: both stay with the modules that use them, unless they are roots.
    const isOwn = id.includes('/styled-system/') || id.endsWith('?whole');
    if (found.has(id) || !isUsed(id) || (isOwn && !roots.includes(id))) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return found;
}

/**
 * Returns the chunk of a module: its group, or the names of all groups that share it, so that none of them loads what only another needs.
 * `prerendered` are modules that only the prerender runs, although others import them.
 */
export function chunksOf(
  groups: Readonly<Record<string, Group>>,
  prerendered: readonly string[] = [],
): (id: string, context: Context) => string | null {
  let chunks: Map<string, string> | null = null;
  /** `needs` shows whether a group contains all of another. */
  function nameOf(sharing: readonly string[], needs: (name: string, other: string) => boolean): string {
    const everywhere = sharing.find((name) => {
      const every = groups[name]!.onEveryPage;
      return every && !every.butAfter.some((before) => sharing.includes(before));
    });
    if (everywhere !== undefined) return everywhere;
    // A person who contains another group loads its chunk anyway.
    const smallest = sharing.filter((name) => !sharing.some((other) => other !== name && needs(name, other)));
    const sharer = smallest.length > 1 ? smallest.find((name) => groups[name]!.shares !== undefined) : undefined;
    return sharer === undefined ? smallest.join('-') : groups[sharer]!.shares!;
  }
  function divide(context: Context): Map<string, string> {
    const isUsed = (id: string) => !prerendered.includes(id);
    const reached = new Map(Object.entries(groups).map(([name, { roots }]) => [name, reach(roots, context, isUsed)]));
    const sharing = new Map<string, string[]>();
    for (const [name, ids] of reached) for (const id of ids) sharing.set(id, [...(sharing.get(id) ?? []), name]);
    const needs = (name: string, other: string) => groups[other]!.roots.every((root) => reached.get(name)!.has(root));
    return new Map([...sharing].map(([id, names]) => [id, nameOf(names, needs)]));
  }
  return (id, context) => (chunks ??= divide(context)).get(id) ?? wholeCalls.exec(id)?.[1] ?? null;
}
