/** The help assistant's corpus: the texts of the pages and the facts they display, as passages. */
import { credits } from '../../../contract/facts/credits.ts';
import { stated } from '../../../contract/facts/legal.ts';
import { localeFacts, localePath, type Locale } from '../../../contract/facts/locales.ts';
import { packsWith, plansWith, type OfferChanges } from '../../../contract/facts/prices.ts';
import type { Costs } from '../../../contract/facts/costs.ts';
import { costOf } from '../../../contract/facts/tools/terms.ts';
import { effectFamilies, effectsOf } from '../../../contract/facts/tools/effects.ts';
import { tools } from '../../../contract/facts/tools/index.ts';
import { creditsIn } from '../../../copy/credits.ts';
import { wordsOver, type Dictionary, type Namespaces, type Words } from '../../../copy/dictionary.ts';
import type { EffectNames } from '../../../copy/types/effects.ts';
import type { Passage as Written, ToolCopy, ToolNames } from '../../../copy/types/tool.ts';
import type { Config } from '../../core/config.ts';
import { amountIn, nameOf } from '../../payments/purchases/receipts.ts';
import { words } from '../../payments/purchases/words.ts';

/** `path` links to the full page, including the locale prefix. */
export type Passage = { title: string; text: string; path: string };

/** `costs` and `offers`: what the operator changed of the list. */
export type Facts = Pick<Config, 'currency' | 'dailyCredits'> & { costs?: Costs; offers?: OfferChanges };

/** Loads a dictionary file of a locale, such as `tools/names`. */
export const read = async <T>(locale: Locale, file: string): Promise<T> =>
  ((await import(new URL(`../../../copy/${locale}/${file}.ts`, import.meta.url).href)) as { default: T }).default;

const pages = [
  'home',
  'homeSections',
  'sticker',
  'stickerSections',
  'pricing',
  'operation',
  'invite',
  'effectGallery',
  'templates',
  'creations',
  'settings',
  'verify',
  'reportResult',
  'contactUs',
  'privacyPolicy',
  'termsOfService',
  'contentPolicy',
] as const satisfies readonly Namespaces[];

type Known = Pick<Words, (typeof pages)[number] | 'credit'>;

async function dictionaryIn(locale: Locale): Promise<Dictionary> {
  const found = await Promise.all(pages.map(async (page) => [page, await read(locale, `pages/${page}`)] as const));
  return { ...(await read<object>(locale, 'shell')), ...Object.fromEntries(found) };
}

type Report = (facts?: typeof stated) => string;

/** Returns the entries of a dictionary that have a title and a body; the legal texts state facts. */
const each = (entries: object): Written[] =>
  Object.values(entries as Record<string, { title: Report; body: Report }>).map(({ title, body }) => ({
    title: title(),
    body: body(stated),
  }));

const legal = (text: Known['privacyPolicy' | 'termsOfService' | 'contentPolicy']): Written[] => [
  { title: text.title(), body: text.intro() },
  ...each(text.sections),
];

/** Returns the texts of every page, with parameters filled in from the facts. */
function ofPages(locale: Locale, t: Known, { currency, dailyCredits, offers }: Facts): Record<string, Written[]> {
  const money = (price: string): string => amountIn(locale, price, currency);
  const [lowest] = plansWith(offers)
    .map(({ perMonth }) => perMonth)
    .toSorted((a, b) => Number(a) - Number(b));
  const { home, homeSections, sticker, stickerSections, operation, invite } = t;
  const { space, comma } = localeFacts[locale].marks;
  return {
    '/': [
      { title: `${home.headline()}${space}${home.headlineEnd()}`, body: home.lead() },
      ...each(homeSections.faqs),
      ...each(homeSections.promises),
      { title: homeSections.band.title(), body: homeSections.band.body(dailyCredits) },
      { title: homeSections.toolsTitle(), body: homeSections.toolsLead() },
      { title: homeSections.effectsRow.title(), body: homeSections.effectsRow.lead() },
    ],
    '/ai-sticker-maker': [
      { title: `${sticker.headline()}${space}${sticker.headlineEnd()}`, body: sticker.lead() },
      ...each(stickerSections.faqs),
      ...each(stickerSections.ways),
      ...each(stickerSections.how),
      ...each(stickerSections.reasons),
    ],
    '/pricing': [{ title: t.pricing.title(), body: t.pricing.lead() }],
    '/operation': [
      { title: operation.title(), body: operation.description() },
      { title: operation.checkIn.title(), body: `${operation.checkIn.body()}${space}${operation.checkIn.amount(dailyCredits)}` },
      { title: operation.inviting.title(), body: `${operation.inviting.body()}${space}${operation.inviting.amount(credits.invite)}` },
      ...packsWith(offers)
        .filter(({ firstPurchase }) => firstPurchase)
        .map((pack) => ({
          title: operation.firstPack.title(),
          body: `${operation.firstPack.body()}${space}${operation.firstPack.amount(pack.credits)}${comma}${money(pack.price)}`,
        })),
      { title: operation.plans.title(), body: `${operation.plans.body()}${space}${operation.plans.amount(money(lowest!))}` },
      {
        title: invite.title(),
        body: [
          invite.tips.first(),
          invite.tips.second(credits.invite).replaceAll(/[[\]]/g, ''),
          invite.tips.third(credits.invitesPerDay),
          invite.tips.fourth(),
        ].join(space),
      },
    ],
    '/template': [{ title: t.templates.title(), body: t.templates.description() }],
    '/my-creations': [{ title: t.creations.title(), body: t.creations.empty.body() }],
    '/settings': [
      { title: t.settings.title(), body: t.settings.description() },
      { title: t.settings.plan.cancel(), body: t.settings.plan.sure() },
      ...each({ secret: t.settings.secret, data: t.settings.data, leave: t.settings.leave }),
    ],
    '/verify': [
      { title: t.verify.title(), body: `${t.verify.description()}${space}${t.verify.lead()}` },
      { title: t.verify.made.no(), body: t.verify.made.noBody() },
      { title: t.verify.credentials.title(), body: t.verify.credentials.none() },
    ],
    '/report': [{ title: t.reportResult.title(), body: `${t.reportResult.description()}${space}${t.reportResult.lead()}` }],
    '/contact-us': [{ title: t.contactUs.title(), body: `${t.contactUs.description()}${space}${t.contactUs.lead()}` }],
    '/privacy-policy': legal(t.privacyPolicy),
    '/terms-of-service': legal(t.termsOfService),
    '/content-policy': legal(t.contentPolicy),
  };
}

/** The effect families with their cards. */
async function ofEffects(locale: Locale, { effectGallery }: Known): Promise<Record<string, Written[]>> {
  const names = await read<EffectNames>(locale, 'effects');
  const { space, listed, stop } = localeFacts[locale].marks;
  const families = effectFamilies.map((family) => {
    const { title, lead } = effectGallery.families[family];
    const cards = effectsOf(family).map(({ id }) => names[id]);
    return { title: title(), body: `${lead()}${space}${cards.join(listed)}${stop}` };
  });
  return { '/ai-effect': families };
}

/** Returns every tool with its name, cost and page texts. The sticker maker is covered by the pages. */
async function ofTools(locale: Locale, { credit }: Known, costs?: Costs): Promise<Record<string, Written[]>> {
  const names: Readonly<Record<string, string>> = await read<ToolNames>(locale, 'tools/names');
  const found = tools
    .filter(({ slug }) => slug !== 'ai-sticker-maker')
    .map(async (tool): Promise<[string, Written[]]> => {
      const { slug } = tool;
      const { h1, lead, steps, faqs } = await read<ToolCopy>(locale, `tools/${slug}`);
      const about = { title: names[slug] ?? slug, body: [h1, lead, credit.cost(costOf(tool, {}, undefined, costs))].join(' · ') };
      return [`/${slug}`, [about, ...faqs, ...steps]];
    });
  return Object.fromEntries(await Promise.all(found));
}

/** Prices, worded like a user's question. */
export function ofPrices(locale: Locale, { currency, offers }: Pick<Facts, 'currency' | 'offers'>): Written[] {
  const text = words[locale];
  const { marks } = localeFacts[locale];
  const subscriptions = plansWith(offers).map((plan) => {
    const period = plan.billing === 'year' ? text.perYear : text.perMonth;
    return `${nameOf(locale, { kind: 'plan', plan_id: plan.id, credits: plan.credits })}${marks.colon}${amountIn(locale, plan.price, currency)} ${period}${marks.comma}${creditsIn(locale, plan.credits)} ${text.perMonth}`;
  });
  const oneTime = packsWith(offers).map(
    (pack) => `${creditsIn(locale, pack.credits)}${marks.colon}${amountIn(locale, pack.price, currency)}`,
  );
  return [
    { title: text.askPlans, body: `${subscriptions.join(marks.semicolon)}${marks.stop}` },
    { title: text.askPacks, body: `${oneTime.join(marks.semicolon)}${marks.stop}` },
  ];
}

/** Returns all passages in a locale without duplicates. */
export async function readPassages(locale: Locale, facts: Facts): Promise<Passage[]> {
  const known: Known = wordsOver(locale, await dictionaryIn(locale));
  const parts = [
    { '/pricing': ofPrices(locale, facts) },
    ofPages(locale, known, facts),
    await ofTools(locale, known, facts.costs),
    await ofEffects(locale, known),
  ];
  const passages = new Map<string, Passage>();
  for (const part of parts)
    for (const [path, written] of Object.entries(part))
      for (const { title, body } of written) {
        const mark = `${title} ${body}`;
        if (!passages.has(mark)) passages.set(mark, { title, text: body, path: localePath(locale, path) });
      }
  return [...passages.values()];
}
