import type { Notice } from '../kit/notice.ts';

/** `link` is null while the creation is not shared. The whole answer is null when the server refused. */
export type ShareAnswer = { link: string | null } | null;

export type ShareContext = { id: string; link: string | null };
export type ShareInput = { id: string };

export type ShareEvent = { type: 'share.clicked' } | { type: 'share.revoked' } | { type: 'session.changed' };

export type ShareEmitted = Notice;

export type ShareTypes = { context: ShareContext; events: ShareEvent; input: ShareInput; emitted: ShareEmitted; tags: 'busy' };
