import type { Creation } from '../creations/creation.ts';

/** A sample creation, for the models and tests of lists: `a` is newer than `b`. */
export const creation = (id: string): Creation => ({
  id,
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'succeeded',
  progress: 1,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
  createdAt: new Date(Date.UTC(2026, 10, 21, 12) + 200 - id.charCodeAt(0)).toISOString(),
});
