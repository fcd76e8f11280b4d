/** The price that somebody saw is the price that is charged: an offer that has changed since is refused with what it is now. */
import type { Terms } from '../../../contract/facts/prices.ts';
import { creditsIn } from '../../../copy/credits.ts';
import { Refusal } from '../../core/refusal.ts';
import { amountIn } from './receipts.ts';

/** An offer as it was shown. */
export type Shown = Pick<Terms, 'price' | 'credits'>;

type Carried = { shown_price?: string | undefined; shown_credits?: string | undefined };

/** Reads what a call carries; null when it carries nothing. */
export const shownIn = ({ shown_price: price, shown_credits: credits }: Carried): Shown | null =>
  price === undefined || credits === undefined ? null : { price, credits: Number(credits) };

/** Throws `priceChanged`, which names what is offered now, when something else was shown. */
export function refuseOther(key: 'packChanged' | 'planChanged', shown: Shown, { price, credits }: Shown, currency: string): void {
  if (shown.price === price && shown.credits === credits) return;
  throw new Refusal('priceChanged', {
    key,
    params: { price: (locale) => amountIn(locale, price, currency), credits: (locale) => creditsIn(locale, credits) },
  });
}
