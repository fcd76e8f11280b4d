import type { UploadKind } from '../../contract/facts/uploads.ts';
import type { FormValues } from '../form/form.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { FileFacts } from '../upload/upload.types.ts';

/** A result: its address and media type, and the name of its file. */
export type HandedResult = { url: string; type: string; name: string };

/** The slot of a tool's form that takes a result, and the values that bring this slot on screen. */
export type HandOverPlace = { slot: string; kind: UploadKind; values: FormValues };

export type HandOverContext = {
  result: HandedResult | null;
  /** The tool that gets it, and the address of its page. */
  tool: string | null;
  href: string | null;
};

export type HandOverEvent =
  | { type: 'handOver.clicked'; result: HandedResult; tool: string; href: string }
  | { type: 'copy.clicked'; url: string }
  /** Words or choices for another tool's form, submitted at once; `isSent`: the job is on its way already, and that form recalls its submit. */
  | { type: 'idea.given'; tool: string; href: string; values: FormValues; isSent?: boolean }
  /** A file for another tool's form, with the values that go along. */
  | { type: 'file.given'; tool: string; href: string; file: FileFacts; values: FormValues };

export type HandOverEmitted =
  | Notice
  | ({ type: 'result.handed'; tool: string; href: string; file: FileFacts } & HandOverPlace)
  | { type: 'idea.handed'; tool: string; href: string; values: FormValues; isSent?: boolean };

export type HandOverTypes = { context: HandOverContext; events: HandOverEvent; emitted: HandOverEmitted };
