/** Paths without those that are only the beginning of another: anyone who walks the longer one has walked them. */
type Node = Map<string, Node>;

/** The longest first. `stepsOf` names the steps of a path; of two paths with the same steps the first is kept. */
export function withoutBeginnings<P>(paths: readonly P[], stepsOf: (path: P) => readonly string[]): P[] {
  const root: Node = new Map();
  const named = paths.map((path) => ({ path, steps: stepsOf(path) })).toSorted((one, other) => other.steps.length - one.steps.length);
  const isNew = (steps: readonly string[]): boolean => {
    let at = root;
    let isLonger = false;
    for (const name of steps) {
      const known = at.get(name);
      const next: Node = known ?? new Map();
      if (!known) at.set(name, next);
      isLonger ||= !known;
      at = next;
    }
    return isLonger;
  };
  return named.filter(({ steps }) => isNew(steps)).map(({ path }) => path);
}
