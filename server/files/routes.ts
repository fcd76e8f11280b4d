/** Serves stored files to clients with a signed URL. */
import { isOpaque, isResultFormat } from '../../contract/facts/result-formats.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import type { Domain } from '../http/domain.ts';
import { copyOf, type Wish } from '../media/copy.ts';
import { groupOf } from '../core/who.ts';
import { addressOf } from '../http/who.ts';
import { sendFile } from '../storage/send.ts';
import { remainingLife } from '../storage/sign.ts';

const keyShape = /^[0-9A-Za-z][0-9A-Za-z._-]*(\/[0-9A-Za-z][0-9A-Za-z._-]*){0,3}$/;

/** Returns the format requested with `as`; null for the original file. */
function wishOf(as: string | undefined, ground: string | undefined): Wish | null {
  if (as === undefined) return null;
  if (!isResultFormat(as)) throw invalid('as');
  if (ground !== undefined && (ground !== 'white' || !isOpaque(as))) throw invalid('ground');
  return { format: as, onWhite: ground !== undefined };
}

/** How long a CDN keeps a file (seconds): it does not learn of a deletion. */
const cdnLife = 3600;
const shared = (left: number): string => `public, max-age=${left}, s-maxage=${Math.min(left, cdnLife)}, immutable`;

export const filesDomain: Domain = {
  name: 'files',
  routes: (app, services) => {
    app.get('/files/:key{.+}', async (c) => {
      const signed = c.req.param('key');
      const left = remainingLife(services, signed, c.req.query('e') ?? '', c.req.query('s') ?? '');
      if (!keyShape.test(signed) || left === null) throw new Refusal('notFound');
      const wish = wishOf(c.req.query('as'), c.req.query('ground'));
      const key = wish ? await copyOf(services, signed, wish, [groupOf(services, addressOf(c, services.config.trustProxy))]) : signed;
      return sendFile(c, services, key, services.config.cdnUrl ? shared(left) : `private, max-age=${left}, immutable`);
    });
  },
};
