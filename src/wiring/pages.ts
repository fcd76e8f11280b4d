/** What loads the code and copy of pages; given by the application, which alone knows where each page is. */
export type Pages = {
  /** The whole of a page, by its path with the locale prefix. Rejects when a chunk does not load. */
  load(href: string): Promise<{ found: boolean }>;
  /** Fetches a page on intent (hover, focus); a failure waits for the press. */
  preload(href: string): void;
  /** Whether code is being fetched that nobody has pressed for. */
  isPreloading(): boolean;
};
