import { ofetch } from 'ofetch';

/** Reads JSON that lies on this site, such as the facts of a build. Rejects when it is not there or not JSON. */
export const readJson = (address: string, options: { cache?: RequestCache; signal?: AbortSignal } = {}): Promise<unknown> =>
  ofetch<unknown>(address, { ...options, retry: 0, parseResponse: (text) => JSON.parse(text) as unknown });
