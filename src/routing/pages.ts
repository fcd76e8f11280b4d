/** The loader of pages' code and copy; injected by the application, the only part that knows where each page is. */
export type Pages = {
  /** Loads a whole page by its path with the locale prefix. Rejects when a chunk fails to load. */
  load(href: string): Promise<{ found: boolean }>;
  /** Loads the 404 page in the language of a path. Rejects when a chunk fails to load. */
  loadMissing(href: string): Promise<void>;
  /** Whether a path with its locale prefix passes the checks that a route rule names (`appMiddleware`). */
  passes(checks: readonly string[], path: string): boolean;
  /** Preloads a page on intent (hover, focus); an error is ignored here and shows on the click. */
  preload(href: string): void;
  /** Whether code is being preloaded that no click has requested. */
  isPreloading(): boolean;
};
