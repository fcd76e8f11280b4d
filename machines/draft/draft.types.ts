import type { FormValues } from '../form/form.types.ts';
import type { StoredFile } from '../upload/upload.types.ts';

/** The current form: its values, and the uploaded files by slot. */
export type DraftForm = { values: FormValues; files: Record<string, StoredFile> };

export type DraftContext = {
  tool: string;
  /** The latest edited form; null before the first edit. */
  form: DraftForm | null;
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
