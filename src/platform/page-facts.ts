/** The facts a page states about itself, collected while it is prerendered, so that search engines see the same as people. */
export type Question = { title: string; body: string };
export type PageFacts = { title: string; description: string; questions: Question[] };

const gathered: PageFacts = { title: '', description: '', questions: [] };

/** Adds facts; a visitor's browser does not need them, so the build removes the body there. */
export function noteFacts(facts: Partial<PageFacts>): void {
  if (import.meta.env.SSR) Object.assign(gathered, facts);
}

/** Returns the facts of the last rendered page and resets them for the next one. */
export function takeFacts(): PageFacts {
  const facts = { ...gathered };
  Object.assign(gathered, { title: '', description: '', questions: [] });
  return facts;
}
