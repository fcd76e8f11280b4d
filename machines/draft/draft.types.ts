import type { FormValues } from '../form/form.types.ts';
import type { StoredFile } from '../upload/upload.types.ts';

/** The current form: its values, and the uploaded files by slot. */
export type DraftForm = { values: FormValues; files: Record<string, StoredFile> };

/** By field, what of its words a job would leave out now. */
export type LeftOut = Readonly<Record<string, readonly string[]>>;

/** A saved form, with what a job would leave out of its words. */
export type SavedDraft = DraftForm & { leftOut?: LeftOut };

export type DraftContext = {
  tool: string;
  /** The latest edited form; null before the first edit. */
  form: DraftForm | null;
  /** What a job would leave out of the values that the server read last. */
  read: { values: FormValues; leftOut: LeftOut };
};

export type DraftInput = { tool: string };

export type DraftEvent =
  | ({ type: 'form.changed' } & DraftForm)
  /** The person left the page: unsaved edits are saved now. */
  | { type: 'page.left' }
  /** Whether a visitor or a user is here has changed. */
  | { type: 'session.changed' };

export type DraftEmitted = { type: 'draft.restored' } & DraftForm;

export type DraftTypes = { context: DraftContext; events: DraftEvent; input: DraftInput; emitted: DraftEmitted; tags: 'dirty' };
