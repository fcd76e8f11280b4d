import type { FormValues } from '../generation/generation.types.ts';
import type { StoredFile } from '../upload/upload.types.ts';

/** A form as it stands: its values, and the files that the server keeps, by slot. */
export type DraftForm = { values: FormValues; files: Record<string, StoredFile> };

export type DraftContext = {
  tool: string;
  /** As the person left it last; null until something was changed here. */
  form: DraftForm | null;
};

export type DraftInput = { tool: string };

export type DraftEvent =
  | ({ type: 'form.changed' } & DraftForm)
  /** The page is left: what waits is kept now. */
  | { type: 'page.left' }
  /** Whose form it is. */
  | { type: 'session.changed' };

export type DraftEmitted = { type: 'draft.restored' } & DraftForm;

export type DraftTypes = { context: DraftContext; events: DraftEvent; input: DraftInput; emitted: DraftEmitted };
