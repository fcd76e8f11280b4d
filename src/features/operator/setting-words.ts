import type { CostName } from '../../../contract/facts/costs.ts';
import type { RateName } from '../../../contract/facts/limits.ts';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { defaultCurrency, listedOffers, type OfferName, type Pack, type Plan } from '../../../contract/facts/prices.ts';
import { isOffer, namedSettings, type SettingName, type SettingValue } from '../../../contract/facts/settings.ts';
import { useToolName } from '../../platform/names.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { useSite } from '../../routing/site.ts';
import { useEngineName } from './engine-name.ts';

const isNamed = (id: string): id is (typeof namedSettings)[number] => namedSettings.includes(id as (typeof namedSettings)[number]);

/** How settings and their values are written in the reader's language. */
export function useSettingWords() {
  const LL = useWords();
  const t = LL.operatorSettings;
  const toolName = useToolName();
  const engineName = useEngineName();
  const currency = useSite()?.currency ?? defaultCurrency;
  const amounts = new Intl.NumberFormat(localeFacts[useLocale()].tag, { style: 'currency', currency });
  const money = (price: string): string => amounts.format(Number(price));
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  /** A plan has a name of its own; a pack is named by its credits in the price list. */
  const offerName = (offer: Pack | Plan): string =>
    'tier' in offer ? `${LL.pricing.tiers[offer.tier]()} · ${LL.pricing.tabs[offer.billing]()}` : LL.pricing.amount(offer.credits);
  const nameOf = (id: string): string => {
    if (isNamed(id)) return t.names[id]();
    if (isOffer(id as SettingName)) return offerName(listedOffers[id as OfferName]);
    const [kind, name = ''] = id.split('.');
    if (kind === 'limit') return t.limits[name as RateName]();
    if (kind === 'cost') return t.costs[name as CostName]();
    return kind === 'tool' ? toolName(name) : engineName(name);
  };
  const valueText = (value: SettingValue | null): string => {
    if (value === null) return t.none();
    if (typeof value === 'boolean') return value ? t.on() : t.off();
    if (typeof value === 'object') return t.offer(money(value.price), money(value.crossedOut), LL.pricing.amount(value.credits));
    return typeof value === 'number' ? numbers.format(value) : value;
  };
  return { nameOf, valueText };
}
