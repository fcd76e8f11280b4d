/** Whether a path without locale prefix is the page that a payment returns to. */
export const isPayReturn = (path: string): boolean => path === '/pay-result';

/** The transaction in a query; null when there is none. */
export const transactionIn = (query: string): string | null => new URLSearchParams(query).get('txn_id') || null;

/** Whether a page is the return of a payment that its address names. */
export const isPayment = ({ path, query }: { path: string; query: string }): boolean => isPayReturn(path) && transactionIn(query) !== null;
