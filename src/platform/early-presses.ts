/** What `public/early.js` may send of a form before the page is alive. */
import type { EarlyPress } from '../../machines/generation/generation.early.ts';

/** A press, and the value that a control has when it is the one that is meant; without `when`, always. */
export type EarlyChoice = { readonly when?: Readonly<Record<string, string>>; readonly press: EarlyPress | null };

/** The attribute of a prerendered form. A form that is drawn in the browser is alive and needs none. */
export function earlyPresses(choices: readonly EarlyChoice[]): { 'data-press'?: string } {
  const sendable = choices.filter(({ press }) => press !== null);
  return sendable.length === 0 ? {} : { 'data-press': JSON.stringify(sendable) };
}
