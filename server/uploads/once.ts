/**
 * Returns what does a work once for each id: calls meanwhile wait for the same, and later ones get what came of it. What failed is done again. `most`:
 * how many results are kept; the oldest is forgotten first.
 */
export function onceEach<Result>(most: number): (id: string, work: () => Promise<Result>) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (id, work) => {
    const there = known.get(id);
    if (there) return there;
    const begun = work();
    known.set(id, begun);
    begun.catch(() => known.delete(id));
    if (known.size > most) known.delete(known.keys().next().value!);
    return begun;
  };
}
