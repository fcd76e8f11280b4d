/** A few currencies have no subunit. */
const wholeCurrencies = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
/** Returns a price in the smallest unit of its currency. */
export const unitsOf = (price: string, currency: string): number => Math.round(Number(price) * (wholeCurrencies.has(currency) ? 1 : 100));

/** Returns an amount in the smallest unit as a price. */
export const priceOf = (units: number, currency: string): string => (units / (wholeCurrencies.has(currency) ? 1 : 100)).toFixed(2);
