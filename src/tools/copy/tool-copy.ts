import type { Locale } from '../../../contract/facts/locales.ts';

/** What a tool is called in menus, lists and cards: `copy/<slug>/name.ts`. */
export type ToolName = Readonly<Record<Locale, string>>;

/** What a tool's page says of itself, one file a language: `copy/<slug>/<locale>.ts`. Everything else on the page comes from the catalogue. */
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
