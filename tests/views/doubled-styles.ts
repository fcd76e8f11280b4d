/** Finds elements with two classes of one property and condition, of which only the order of the sheet decides: the build sorts it by value. */

/** `d_grid md:d_flex` gives `d` and `md:d`; a class that Panda did not write gives none. */
function styleOf(name: string): string | null {
  let depth = 0;
  let start = 0;
  for (const [at, letter] of [...name].entries()) {
    if ('[('.includes(letter)) depth += 1;
    if ('])'.includes(letter)) depth -= 1;
    if (letter === ':' && depth === 0) start = at + 1;
  }
  const end = name.indexOf('_', start);
  return end < 0 ? null : name.slice(0, end);
}

const read = new Map<string, string | null>();

/** The first two classes of one style; null where there are none. */
export function doubledIn(classes: string): string | null {
  const known = read.get(classes);
  if (known !== undefined) return known;
  const seen = new Map<string, string>();
  let doubled: string | null = null;
  for (const name of classes.split(/\s+/)) {
    const style = styleOf(name);
    const other = style === null ? undefined : seen.get(style);
    if (other !== undefined && other !== name) doubled ??= `${other} ${name}`;
    if (style !== null) seen.set(style, name);
  }
  read.set(classes, doubled);
  return doubled;
}

/** Watches a document; returns the function that takes what was found since. */
export function watchDoubledStyles(document: Document): () => string[] {
  const found = new Set<string>();
  const look = (element: Element): void => {
    const doubled = doubledIn(element.getAttribute('class') ?? '');
    if (doubled) found.add(`<${element.localName}> has two styles of one property: ${doubled}`);
  };
  const take = (records: readonly MutationRecord[]): void => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element) look(target);
      for (const node of addedNodes)
        if (node instanceof Element) for (const element of [node, ...node.querySelectorAll('*')]) look(element);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  return () => {
    take(observer.takeRecords());
    const all = [...found];
    found.clear();
    return all;
  };
}
