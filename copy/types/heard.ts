import type { ResultKind } from '../../contract/facts/costs.ts';
import type { ToolSlug } from '../../contract/facts/tools/catalogue.ts';

/**
 * What the help assistant hears in a question, in one language, as people type it: `<locale>/heard.ts`. A phrase is heard when all of its
 * words are in the question, in any order.
 */
export type Heard = {
  /** Words that carry no meaning in a question. */
  readonly stop: string;
  /** Words that tell a story around a question: when, to whom, how politely, how one feels. They count only where a topic knows them. */
  readonly aside: string;
  /** What other companies and products are called besides the names that are the same in every language. */
  readonly names?: string;
  /** Words for what is done to a thing, without which an answer about the thing is a wrong one. */
  readonly acts: string;
  /** Words that mean the same, the usual one first: asked with any of them, a question is read with the usual one. */
  readonly same: readonly string[];
  /** Phrases that ask for a cost, in the order of their words, which others may come between. */
  readonly price: readonly string[];
  /** Phrases that ask for another amount than a cost, in some of the same words. */
  readonly amounts: readonly string[];
  /** Phrases for a kind of result whose tool is left open. */
  readonly kinds: Readonly<Record<ResultKind, readonly string[]>>;
  /** Phrases for a tool, besides its name. */
  readonly tools: Readonly<Record<ToolSlug, readonly string[]>>;
  /** Phrases that ask how something is done. */
  readonly how: readonly string[];
  /** How a part of a question begins that says what is not meant: “one picture, not the account”. */
  readonly except: readonly string[];
  /** How a question begins that goes on from the one before. */
  readonly follow: readonly string[];
};
