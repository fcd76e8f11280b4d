import type { PackPrice } from './prices.ts';

/** Selected initially, and again after a payment (spec §4). Every page loads it, and the price list only what sells. */
export const initialPack: PackPrice = '19.99';
