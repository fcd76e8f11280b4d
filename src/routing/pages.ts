/** The loader of pages' code and copy; injected by the application, the only part that knows where each page is. */
export type Pages = {
  /** Loads a whole page by its path with the locale prefix. Rejects when a chunk fails to load. */
  load(href: string): Promise<{ found: boolean }>;
  /** Preloads a page on intent (hover, focus); an error is ignored here and shows on the click. */
  preload(href: string): void;
  /** Whether code is being preloaded that no click has requested. */
  isPreloading(): boolean;
};
