import { creditsIn } from '../../copy/credits.ts';
import { Refusal } from '../core/refusal.ts';

/** Refuses what costs more than the price that was shown, with the new price (`priceChanged`); without one, any cost is accepted. */
export function refuseAbove(shown: number | undefined, cost: number): void {
  if (shown !== undefined && cost > shown) throw new Refusal('priceChanged', { params: { price: (locale) => creditsIn(locale, cost) } });
}
