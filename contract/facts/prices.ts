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

/** `price` is charged once per billing period, `perMonth` is the monthly equivalent, and `crossedOut` is the list price next to `price`. */
export type Plan = {
  readonly id: PlanId;
  readonly tier: Tier;
  readonly billing: Billing;
  readonly price: string;
  readonly perMonth: string;
  readonly crossedOut: string;
  /** Credits granted per month; `resultsFor` converts them to images or videos. */
  readonly credits: number;
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

/** A one-time pack; `price` is also its id in API calls and in the selection. */
export type Pack = {
  readonly credits: number;
  readonly price: PackPrice;
  readonly crossedOut: string;
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
  { credits: 100, price: '2.99', crossedOut: '5.98', firstPurchase: true },
  { credits: 200, price: '5.99', crossedOut: '11.98' },
  { credits: 1000, price: '19.99', crossedOut: '39.98', popular: true },
  { credits: 3000, price: '49.99', crossedOut: '99.98', recommended: true },
  { credits: 7000, price: '99.99', crossedOut: '199.98' },
  { credits: 16000, price: '199.99', crossedOut: '399.98' },
];

/** Selected initially, and again after a payment (spec §4). */
export const initialPack: PackPrice = '19.99';

/** Returns whether a value is the id of a plan. */
export const isPlanId = (value: unknown): value is PlanId => planIds.includes(value as PlanId);
/** Returns the pack with a price. */
export const packByPrice = (price: PackPrice): Pack => packs.find((pack) => pack.price === price)!;
/** Returns the plan with an id. */
export const planById = (id: PlanId): Plan => plans.find((plan) => plan.id === id)!;

/** The `per` field of the pack entity: credits per unit of currency, rounded to an integer (1000 / 19.99 = 50). */
export const creditsPerUnit = (pack: Pack): number => Math.round(pack.credits / Number(pack.price));

/** Returns the discount from the crossed-out price, in whole percent. */
export const percentOff = (offer: { price: string; crossedOut: string }): number =>
  Math.round(100 * (1 - Number(offer.price) / Number(offer.crossedOut)));

/** Displayed on the year tab: what a year costs less than twelve months of the same tier, in whole percent, for the tier that saves least. */
export const yearlyPercentOff = Math.min(
  ...tiers.map((tier) => {
    const priceOf = (billing: Billing): number => Number(plans.find((plan) => plan.tier === tier && plan.billing === billing)!.price);
    return Math.floor(100 * (1 - priceOf('year') / (12 * priceOf('month'))));
  }),
);
