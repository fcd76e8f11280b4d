import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { fetchParts } from '../../scripts/build/vite/fetch-parts.ts';

const load = (code: string): Promise<Record<string, any>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<Record<string, any>>;
/** What ofetch would bring. */
const brought = createRequire(createRequire(import.meta.url).resolve('ofetch'));

it.each([
  ['/api/credit/details', {}],
  ['/api/credit/details', { cursor: undefined }],
  ['/api/credit/details', { cursor: 'a b&c=ü/+' }],
  ['/api/templates?kind=video', { page: 2, of: 'x' }],
])('adds to %s what ufo adds for %o', async (address, query) => {
  const { withQuery } = await load(fetchParts['ufo']!);
  const read = (href: string) => [...new URL(href, 'http://site').searchParams];
  const expected = (brought('ufo') as { withQuery: (to: string, of: object) => string }).withQuery(address, query);
  expect(read(withQuery(address, query))).toEqual(read(expected));
  expect(withQuery(address, query).split('?')[0]).toBe(expected.split('?')[0]);
});

it.each(['{"code":0,"data":[1,null]}', '', 'no JSON', '<html>', 'null', '7', '{"cut'])('reads %s as destr does', async (text) => {
  const { default: read } = await load(fetchParts['destr']!);
  expect(read(text)).toEqual((brought('destr') as (from: string) => unknown)(text));
});
