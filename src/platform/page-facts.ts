/** What the page that is being prerendered says of itself, gathered while it renders: search engines are told the same as people. */
export type Question = { title: string; body: string };
export type PageFacts = { title: string; description: string; questions: Question[] };

const gathered: PageFacts = { title: '', description: '', questions: [] };

/** A visitor's browser has no use for it, so the build leaves it out there. */
export function noteFacts(facts: Partial<PageFacts>): void {
  if (import.meta.env.SSR) Object.assign(gathered, facts);
}

/** The facts of the page that was rendered last; the next one begins anew. */
export function takeFacts(): PageFacts {
  const facts = { ...gathered };
  Object.assign(gathered, { title: '', description: '', questions: [] });
  return facts;
}
