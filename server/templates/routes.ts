import { listTemplates } from '../../contract/structs/calls/templates.ts';
import { limits } from '../../contract/facts/limits.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import { templates, type Template } from '../../contract/facts/templates/templates.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { capabilityOf, costOf } from '../../contract/facts/tools/terms.ts';
import { inputsOfTemplate, nameOfTemplate } from '../../copy/templates.ts';
import type { Services } from '../core/services.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';

function present(template: Template, locale: Locale, { engines }: Pick<Services, 'engines'>) {
  const { id, cover, tool, tab } = template;
  const inputs = inputsOfTemplate(template, locale);
  const entry = toolBySlug(tool);
  const engine = entry && engines.find((one) => one.offers(capabilityOf(entry, inputs)));
  return {
    id,
    cover_url: cover,
    detail_url: cover,
    name_lang: nameOfTemplate(template, locale),
    credits_cost: entry ? costOf(entry, inputs, engine?.name) : 0,
    tab,
    tool,
    inputs,
  };
}

export const templatesDomain: Domain = {
  name: 'templates',
  routes: (app, services) => {
    route(app, services, listTemplates, ({ query: { section, tool, tab, cursor }, who }) => {
      const offered = templates.filter((template) => {
        const entry = toolBySlug(template.tool);
        return (
          entry &&
          (section === undefined || entry.section === section) &&
          (tool === undefined || template.tool === tool) &&
          (tab === undefined || template.tab === tab)
        );
      });
      // The cursor is the id of the last entry on the previous page; an unknown id yields an empty page.
      const from = cursor === undefined ? 0 : offered.findIndex(({ id }) => id === cursor) + 1 || offered.length;
      const page = offered.slice(from, from + limits.pageSize);
      const next = from + page.length < offered.length ? (page.at(-1)?.id ?? null) : null;
      return Promise.resolve({ items: page.map((template) => present(template, who.locale, services)), next });
    });
  },
};
