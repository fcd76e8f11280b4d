/** Who asks the server: a visitor with a network and a cookie of its own. */

/** A body that is sent as it is, so that nobody who asks often spends the processor on writing it. */
export type Body = { readonly type?: string; readonly bytes: string | FormData };
export const jsonOf = (value: unknown): Body => ({ type: 'application/json', bytes: JSON.stringify(value) });
export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string): Body => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  return { bytes: form };
};

/** What somebody asks to have made. */
export const sticker = (prompt: string) => ({ tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } });

export type Visitor = ReturnType<typeof visitor>;

/** `origin`: the server that is asked; `address`: from where; `signal`: breaks off what is under way. */
export function visitor(origin: string, address: string, signal?: AbortSignal) {
  let cookie = '';
  const send = async (method: string, path: string, body?: Body): Promise<Response> => {
    const response = await fetch(origin + path, {
      method,
      ...(signal && { signal }),
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }), ...(body?.type && { 'content-type': body.type }) },
      ...(body && { body: body.bytes }),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return response;
  };
  return { address, send };
}

/** Reads an answer to its end, for nothing. */
export const drop = async (response: Response): Promise<void> => void (await response.arrayBuffer());
