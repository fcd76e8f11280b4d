import { anything, dictionary, integer, list, nullable, openRecord, optional, record, text } from '../schema.ts';
import { call } from './call.ts';

/** A feature card (spec §3) and the inputs with which it opens its tool. `name_lang` is the name in the caller's language. */
export const featureCard = openRecord({
  id: text({ min: 1 }),
  cover_url: text(),
  detail_url: text(),
  name_lang: text(),
  credits_cost: integer({ min: 0 }),
  tab: text(),
  tool: text(),
  inputs: dictionary(anything()),
});

export const listTemplates = call({
  method: 'GET',
  path: '/api/templates',
  summary: 'Lists the templates of the gallery, optionally filtered by section, tool or tab',
  who: 'anyone',
  scope: 'any',
  lasts: 300,
  query: record({
    section: optional(text({ max: 64 })),
    tool: optional(text({ max: 64 })),
    tab: optional(text({ max: 64 })),
    cursor: optional(text({ max: 128 })),
  }),
  data: openRecord({ items: list(featureCard), next: nullable(text()) }),
  codes: [],
});
