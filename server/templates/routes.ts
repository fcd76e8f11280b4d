import { listTemplates } from '../../contract/structs/calls/templates.ts';
import { limits } from '../../contract/facts/limits.ts';
import { splitLocale, type Locale } from '../../contract/facts/locales.ts';
import { payloadOf } from '../../contract/facts/payload.ts';
import { templates, type Template } from '../../contract/facts/templates/templates.ts';
import { hasTemplates } from '../../contract/facts/tools/catalog.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { capabilityOf, costOf } from '../../contract/facts/tools/terms.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { inputsOfTemplate, nameOfTemplate } from '../../copy/templates.ts';
import type { Services } from '../core/services.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';

function present(template: Template, locale: Locale, { engines, settings }: Pick<Services, 'engines' | 'settings'>) {
  const { id, cover, tool, tab } = template;
  const inputs = inputsOfTemplate(template, locale);
  const entry = toolBySlug(tool);
  const engine = entry && engines.find((one) => settings.isOn(`engine.${one.name}`) && one.offers(capabilityOf(entry, inputs)));
  return {
    id,
    cover_url: cover,
    detail_url: cover,
    name_lang: nameOfTemplate(template, locale),
    credits_cost: entry ? costOf(entry, inputs, engine?.name, settings.costs) : 0,
    tab,
    tool,
    inputs,
  };
}

type Wish = Infer<NonNullable<(typeof listTemplates)['query']>>;

/** Returns one page of the gallery. */
function pageOf(
  services: Pick<Services, 'engines' | 'settings'>,
  { section, tool, tab, cursor }: Wish,
  locale: Locale,
): Infer<typeof listTemplates.data> {
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
  return { items: page.map((template) => present(template, locale, services)), next };
}

/** Returns which gallery is at a path: of a tool, or of all (null); undefined when there is none. */
function galleryAt(path: string): string | null | undefined {
  const [, top, tool, ...more] = path.split('/');
  if (top !== 'template' || more.length > 0) return undefined;
  if (tool === undefined) return null;
  return hasTemplates(tool) ? tool : undefined;
}

export const templatesDomain: Domain = {
  name: 'templates',
  routes: (app, services) => {
    route(app, services, listTemplates, ({ query, who }) => Promise.resolve(pageOf(services, query, who.locale)));

    // What the page of a gallery shows first, in the language of its address: the prices are those of this installation's engines.
    app.get(payloadOf('/:page{.+}'), (c, next) => {
      const { locale, path } = splitLocale(`/${c.req.param('page')}`);
      const tool = galleryAt(path);
      if (tool === undefined) return next();
      c.header('cache-control', `public, max-age=${listTemplates.lasts}`);
      return Promise.resolve(c.json(pageOf(services, tool === null ? {} : { tool }, locale)));
    });
  },
};
