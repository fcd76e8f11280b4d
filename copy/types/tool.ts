import type { ToolSlug } from '../../contract/facts/tools/catalogue.ts';

/** What every tool is called in menus, lists and cards: `<locale>/tools/names.ts`. */
export type ToolNames = Readonly<Record<ToolSlug, string>>;

/** What a tool's page says of itself: `<locale>/tools/<slug>.ts`. Everything else on the page comes from the catalogue. */
export type ToolCopy = {
  title: string;
  description: string;
  h1: string;
  /** On the button, before the coin and the cost. */
  action: string;
  steps: readonly Passage[];
  reasons: readonly Passage[];
  faqs: readonly Passage[];
  closing: string;
};

export type Passage = { title: string; body: string };
