/** What the page and its service worker agree on: where shared files arrive, and what is kept for reading offline. */

/** The page of a file that another app shared; the manifest sends the file there. */
export const sharedPath = '/shared';
/** The name of the file in the form that the system sends. */
export const sharedField = 'file';
/** What the service worker stores, by the name of its cache; that of results ends in a digest of whose they are. */
export const keptCaches = { results: 'results', pages: 'pages', assets: 'assets', shared: 'shared' } as const;
/** The address of the newest shared file in its cache. */
export const sharedFile = '/shared/file';
/** The header that carries the name of the shared file, percent-encoded. */
export const sharedNameHeader = 'x-file-name';

/** The page that stands in for one that was never opened, while there's no network. */
export const offlinePath = '/offline';

/** What is kept of a person's results: this many of the newest files, each up to this size in bytes. */
export const keptResults = { files: 120, maxBytes: 25 * 1024 * 1024 } as const;
/** How many scripts, styles and fonts are kept, those of older builds included. */
export const keptAssets = 400;

/** A notification as the server sends it: `href` opens when it is clicked, and a newer one of the same `tag` replaces it. */
export type PushMessage = { title: string; body: string; href: string; tag: string };

/** The calls that concern what is kept: the list itself, and those after which it must go. */
export const keptCalls = {
  list: '/api/creations',
  /** With the id of the deleted creation after it. */
  deletion: '/api/creations/',
  logout: '/api/users/logout',
  leaving: '/api/users/me',
} as const;
/** Where the files of a creation are, with its id after it. */
export const resultFiles = '/files/results/';
