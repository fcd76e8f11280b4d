/** The price list (spec §9), shared by the pages, the purchase buttons and the server. Amounts are in the site's currency. */

/** The currency of the amounts unless the operator configures another one. */
export const defaultCurrency = 'USD';

/** In ascending order. */
export const tiers = ['basic', 'pro', 'premium'] as const;
export type Tier = (typeof tiers)[number];
/** Billing periods of a plan. */
export const billings = ['month', 'year'] as const;
export type Billing = (typeof billings)[number];

/** The tabs of the pricing page; the first one is open by default (spec §2). */
export const pricingTabs = ['month', 'year', 'oneTime'] as const;
export type PricingTab = (typeof pricingTabs)[number];

/** What an operator may change of an offer: its price, the price next to it, and its credits (of a plan, per month). */
export type Terms = { readonly price: string; readonly crossedOut: string; readonly credits: number };

/** `price` is charged once per billing period, `perMonth` is the monthly equivalent, and `crossedOut` is the list price next to `price`. */
export type Plan = Terms & {
  readonly id: PlanId;
  readonly tier: Tier;
  readonly billing: Billing;
  readonly perMonth: string;
  readonly popular?: true;
};

/** The plan ids used by the API. */
export const planIds = [1, 2, 3, 4, 5, 6] as const;
export type PlanId = (typeof planIds)[number];

/** All plans, monthly ones first. */
export const plans: readonly Plan[] = [
  { id: 1, tier: 'basic', billing: 'month', price: '9.99', perMonth: '9.99', crossedOut: '19.98', credits: 400 },
  { id: 2, tier: 'pro', billing: 'month', price: '29.99', perMonth: '29.99', crossedOut: '59.98', credits: 1600, popular: true },
  { id: 3, tier: 'premium', billing: 'month', price: '69.99', perMonth: '69.99', crossedOut: '139.98', credits: 4500 },
  { id: 4, tier: 'basic', billing: 'year', price: '99.99', perMonth: '8.33', crossedOut: '199.98', credits: 400 },
  { id: 5, tier: 'pro', billing: 'year', price: '299.99', perMonth: '24.99', crossedOut: '599.98', credits: 1600, popular: true },
  { id: 6, tier: 'premium', billing: 'year', price: '699.99', perMonth: '58.33', crossedOut: '1399.98', credits: 4500 },
];

/** A one-time pack; `id` is its price in this list, which API calls and the selection name it by. */
export type Pack = Terms & {
  readonly id: PackPrice;
  readonly popular?: true;
  readonly recommended?: true;
  /** Available only as the first purchase. */
  readonly firstPurchase?: true;
};

/** The pack prices, which are also the pack ids in API calls. */
export const packPrices = ['2.99', '5.99', '19.99', '49.99', '99.99', '199.99'] as const;
export type PackPrice = (typeof packPrices)[number];

/** All packs, in ascending order. */
export const packs: readonly Pack[] = [
  { id: '2.99', credits: 100, price: '2.99', crossedOut: '5.98', firstPurchase: true },
  { id: '5.99', credits: 200, price: '5.99', crossedOut: '11.98' },
  { id: '19.99', credits: 1000, price: '19.99', crossedOut: '39.98', popular: true },
  { id: '49.99', credits: 3000, price: '49.99', crossedOut: '99.98', recommended: true },
  { id: '99.99', credits: 7000, price: '99.99', crossedOut: '199.98' },
  { id: '199.99', credits: 16000, price: '199.99', crossedOut: '399.98' },
];

/** Returns whether a value is the id of a plan. */
export const isPlanId = (value: unknown): value is PlanId => planIds.includes(value as PlanId);
/** Returns the pack with an id. */
export const packById = (id: PackPrice): Pack => packs.find((pack) => pack.id === id)!;
/** Returns the plan with an id. */
export const planById = (id: PlanId): Plan => plans.find((plan) => plan.id === id)!;

/** The `per` field of the pack entity: credits per unit of currency, rounded to an integer (1000 / 19.99 = 50). */
export const creditsPerUnit = (pack: Pack): number => Math.round(pack.credits / Number(pack.price));

/** Returns the discount from the crossed-out price, in whole percent. */
export const percentOff = (offer: { price: string; crossedOut: string }): number =>
  Math.round(100 * (1 - Number(offer.price) / Number(offer.crossedOut)));

/** Displayed on the year tab: what a year costs less than twelve months of the same tier, in whole percent, for the tier that saves least. */
export const yearlyPercentOff = (offered: readonly Plan[]): number =>
  Math.min(
    ...tiers.map((tier) => {
      const priceOf = (billing: Billing): number => Number(offered.find((plan) => plan.tier === tier && plan.billing === billing)!.price);
      return Math.floor(100 * (1 - priceOf('year') / (12 * priceOf('month'))));
    }),
  );

/** The name of an offer among the settings. */
export type OfferName = `pack.${PackPrice}` | `plan.${PlanId}`;
/** What an operator changed of the list. */
export type OfferChanges = { readonly [name in OfferName]?: Terms };

/** Every offer of the list under its name. */
export const listedOffers = Object.fromEntries([
  ...packs.map((pack) => [`pack.${pack.id}`, pack]),
  ...plans.map((plan) => [`plan.${plan.id}`, plan]),
]) as Readonly<Record<OfferName, Pack | Plan>>;

/** Returns the packs as they are offered after changes. */
export const packsWith = (changes: OfferChanges = {}): Pack[] => packs.map((pack) => ({ ...pack, ...changes[`pack.${pack.id}`] }));

/** Returns the plans as they are offered after changes; the monthly equivalent of a year is rounded down to a cent. */
export const plansWith = (changes: OfferChanges = {}): Plan[] =>
  plans.map((plan) => {
    const terms = changes[`plan.${plan.id}`];
    if (!terms) return plan;
    const perMonth = plan.billing === 'year' ? (Math.floor((100 * Number(terms.price)) / 12 + 1e-6) / 100).toFixed(2) : terms.price;
    return { ...plan, ...terms, perMonth };
  });
