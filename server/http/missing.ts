import type { AppContext } from './app.ts';

/** Maximum length of a path in the status message; proxies limit the length of a status line. */
const maxShownPath = 500;

/** Sets the status message of spec §8, which HTTP/1.1 alone has. The path stays percent-encoded, so that it cannot end the status line. */
export function respondMissing(c: AppContext): void {
  const { incoming, outgoing } = c.env ?? {};
  if (!outgoing || incoming?.httpVersionMajor !== 1) return;
  outgoing.statusMessage = `Page Not Found: ${new URL(c.req.url).pathname.slice(0, maxShownPath)}`;
}
