import type { ToolSlug } from '../../contract/facts/tools/catalogue.ts';

/** Name of every tool in menus, lists and cards: `<locale>/tools/names.ts`. */
export type ToolNames = Readonly<Record<ToolSlug, string>>;

/** Texts of a tool's page: `<locale>/tools/<slug>.ts`. Everything else on the page comes from the catalog. */
export type ToolCopy = {
  title: string;
  description: string;
  h1: string;
  /** Label of the button, before the coin and the cost. */
  action: string;
  steps: readonly Passage[];
  reasons: readonly Passage[];
  faqs: readonly Passage[];
  closing: string;
};

export type Passage = { title: string; body: string };
