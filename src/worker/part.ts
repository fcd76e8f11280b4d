/** The range of a whole file that a player asks for: 206, or the whole when no single range is asked for, 416 past the end. */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!asked) return whole;
  const bytes = await whole.blob();
  const first = Number(asked[1]);
  const last = Math.min(asked[2] ? Number(asked[2]) : Infinity, bytes.size - 1);
  if (first > last) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } });
  return new Response(bytes.slice(first, last + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${bytes.size}`,
      'accept-ranges': 'bytes',
    },
  });
}
