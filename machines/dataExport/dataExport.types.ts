import type { Notice } from '../kit/notice.ts';

export type DataExportTypes = { events: { type: 'export.requested' }; emitted: Notice; tags: 'busy' };
