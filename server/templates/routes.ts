import { listTemplates } from '../../contract/calls/templates.ts';
import { limits } from '../../contract/constants.ts';
import { templates, type Template } from '../../contract/templates.ts';
import { toolBySlug } from '../../contract/tools/index.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Room } from '../http/room.ts';
import { route } from '../http/route.ts';

const present = ({ id, cover, name, tool, tab, prompt }: Template, locale: Locale) => ({
  id,
  cover_url: cover,
  detail_url: cover,
  name_lang: name[locale],
  credits_cost: toolBySlug(tool)?.cost ?? 0,
  tab,
  tool,
  inputs: { mode: tab, prompt: prompt[locale] },
});

export const templatesRoom: Room = {
  name: 'templates',
  routes: (app, services) => {
    route(app, services, listTemplates, ({ query, who }) => {
      const offered = templates.filter(({ tool }) => {
        const entry = toolBySlug(tool);
        return entry && (query.section === undefined || entry.section === query.section);
      });
      // The cursor is the id of the last one shown; an unknown one shows nothing more.
      const from = query.cursor === undefined ? 0 : offered.findIndex(({ id }) => id === query.cursor) + 1 || offered.length;
      const page = offered.slice(from, from + limits.pageSize);
      const next = from + page.length < offered.length ? (page.at(-1)?.id ?? null) : null;
      return Promise.resolve({ items: page.map((template) => present(template, who.locale)), next });
    });
  },
};
