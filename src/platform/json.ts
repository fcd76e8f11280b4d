/** Reads JSON that lies on this site, such as the facts of a build. Rejects when it is not there or not JSON. */
export async function readJson(address: string, options: { cache?: RequestCache; signal?: AbortSignal } = {}): Promise<unknown> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
