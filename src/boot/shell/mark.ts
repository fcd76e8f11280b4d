/** The section key of a place (spec §4). No place is a tool that shares a section, so the table of those sections is not needed here. */
const keyOf = (to: string): string => to.slice(1).replaceAll('-', '_');

/** The value of `aria-current` for a place: the page itself or one below it, or another page of its section (spec §4). */
export function markOf(to: string, path: string, section: string): 'page' | 'true' | undefined {
  if (path === to || (to !== '/' && path.startsWith(`${to}/`))) return 'page';
  // The start page's section is also that of a path without a page.
  return to !== '/' && keyOf(to) === section ? 'true' : undefined;
}
