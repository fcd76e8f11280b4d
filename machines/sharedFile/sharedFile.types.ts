import type { FileFacts } from '../upload/upload.types.ts';

export type SharedFileContext = { file: FileFacts | null };

/** The person chose the tool that gets the file, and the address of its page. */
export type SharedFileEvent = { type: 'tool.chosen'; tool: string; href: string };

export type SharedFileEmitted = { type: 'file.chosen'; tool: string; href: string; file: FileFacts };

export type SharedFileTypes = { context: SharedFileContext; events: SharedFileEvent; emitted: SharedFileEmitted };
