import type { Notice } from '../kit/notice.ts';

/** What to download, in the form that the port of the role expects. */
export type DownloadRequest = { readonly [key: string]: unknown };

export type DownloadContext = { request: DownloadRequest | null };

export type DownloadEvent = { type: 'download.clicked'; request: DownloadRequest };

export type DownloadEmitted = Notice;

export type DownloadTypes = { context: DownloadContext; events: DownloadEvent; emitted: DownloadEmitted };
