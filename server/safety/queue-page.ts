import { createHash } from 'node:crypto';
import type { Hinted } from '../../contract/facts/moderation.ts';
import { productName } from '../../contract/facts/product.ts';
import { textLengths } from '../../contract/facts/text-lengths.ts';
import type { StoredOutput } from '../db/schema.ts';
import type { App, AppContext } from '../http/app.ts';
import { readText } from '../http/input.ts';
import { admit, askForToken, operatorName, type Admitting } from '../http/operator.ts';
import { colorVariables, html, page, type Html } from '../http/page.ts';
import type { Services } from '../core/services.ts';
import { sendFile } from '../storage/send.ts';
import { sharedBy } from '../generations/shares.ts';
import { decide, ownerOf, type Deciding } from './decisions.ts';
import { findCopies } from './removal.ts';
import { hintsFor, strengthOf, type Hint, type Hinting } from './hints.ts';
import { filesOf, openReportBy, openReports, retarget } from './reports.ts';
import { suspicionsOf, type Suspecting } from './suspicions.ts';

const style = `
${colorVariables('danger', 'line')}
:root{font:16px/1.6 system-ui,sans-serif}
body{max-width:52rem;margin:2rem auto;padding:0 1rem}
article{margin:1rem 0;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:12px}
h2{margin:0;font-size:1.05rem}
.late{color:var(--danger)}
p{overflow-wrap:anywhere}
.shown{display:inline-block;position:relative;overflow:hidden;margin:0 .75rem .75rem 0;border-radius:12px;vertical-align:top}
.shown input{width:auto;margin:0 .5rem 0 0}
.shown img,.shown video{display:block;max-width:20rem;max-height:20rem;filter:blur(28px) grayscale(1)}
.shown video{pointer-events:none}
.shown small{display:block;max-width:20rem;padding:.25rem 0 .5rem}
.shown:has(:checked) img,.shown:has(:checked) video{filter:none;pointer-events:auto}
fieldset{border:0;margin:.5rem 0;padding:0}
input[type=text]{width:100%;box-sizing:border-box;font:inherit;padding:.5rem;margin:.5rem 0}
button{font:inherit;min-height:44px;padding:.5rem 1rem;margin:.25rem .5rem .25rem 0}
td,th{padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top}
`;

/** Maximum size of a form's body in bytes. */
const maxBytes = 16 * 1024;

/** The page loads only the reported files from here; its style is allowed by its hash, and nothing runs. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Report = Awaited<ReturnType<typeof openReports>>[number];
type Parts = Deciding & Admitting & Hinting & Suspecting;

/** Returns the hours left of the 48; negative when overdue. */
const hoursLeft = (due: Date, now: Date): number => Math.floor((due.getTime() - now.getTime()) / 3_600_000);

const percent = (likelihood: number): string => `${Math.round(100 * likelihood)} %`;

/** What the nets found in a file, in words that leave the judgment to the operator. */
const hintOf = ({ photograph, explicit, suggestive }: Hint): string =>
  `Two nets guess: nudity in a photo ${percent(photograph)}, pornography ${percent(explicit)}, suggestive ${percent(suggestive)}`;

const suspects: Readonly<Record<Hinted, string>> = {
  violence: 'violence',
  hate: 'hatred',
  selfHarm: 'self-harm',
  forgery: 'a forged document',
};

/** What the net suspects in the words of a result, in words that leave the judgment to the operator. */
const suspicionOf = (harm: Hinted | undefined): Html | false =>
  harm !== undefined && html`<p>A net suspects ${suspects[harm]} in its words</p>`;

/** Shared results that the operator looks through at once. */
const sharedShown = 60;

/** Returns the results that were shared last and still are. */
const sharedLately = ({ db }: Pick<Services, 'db'>) =>
  db
    .selectFrom('share')
    .innerJoin('generation', 'generation.id', 'share.generation_id')
    .select(['share.token', 'generation.id', 'generation.outputs'])
    .where('generation.deleted_at', 'is', null)
    .orderBy('share.at', 'desc')
    .limit(sharedShown)
    .execute();

/** A file that stays blurred until the operator asks to see it. */
function blurred({ type }: Pick<StoredOutput, 'type'>, source: string, place: number, hint: Hint | undefined): Html {
  const media = type.startsWith('video/')
    ? html`<video src="${source}" preload="metadata" controls></video>`
    : type.startsWith('audio/')
      ? html`<audio src="${source}" preload="none" controls></audio>`
      : html`<img src="${source}" alt="Reported file ${place}" loading="lazy">`;
  return html`<label class="shown"><input type="checkbox">Show file ${place}${media}${hint && html`<small>${hintOf(hint)}</small>`}</label>`;
}

type Hints = { readonly files: ReadonlyMap<string, Hint>; readonly words: ReadonlyMap<string, Hinted> };

async function articleOf(services: Parts, row: Report, hints: Hints): Promise<Html> {
  const hours = hoursLeft(row.due_at, services.clock());
  const address = `/dev/reports/${encodeURIComponent(row.number)}`;
  const files = await filesOf(services, row);
  const owner = await ownerOf(services, row);
  const found = await findCopies(services, row, { withRemixes: true });
  const others = found.results.filter(({ id }) => id !== row.generation_id).length;
  const what =
    row.generation_id === null && row.upload_name === null
      ? 'The address names nothing that is kept here. Name the result below if you know it.'
      : `${row.generation_id ?? row.upload_name} · account ${owner ?? 'gone'} · ${found.copies.length} copies, ${others} results made from it, ${found.sources.length} files it was made from${files.length === 0 ? ' · its owner has deleted it' : ''}`;
  return html`<article><h2>${row.number} · ${row.reason} · <span class="${hours < 0 ? 'late' : ''}">${hours} h</span></h2><p>${row.url}</p><p>${row.message}</p><p>${what}</p><div>${files.map((file, index) => blurred(file, `${address}/${index + 1}`, index + 1, hints.files.get(file.key)))}</div>${suspicionOf(hints.words.get(row.generation_id ?? ''))}<form method="post" action="${address}/target"><label>It is about (address, id, or SHA-256)<input type="text" name="target" required maxlength="${textLengths.reportedAddress}"></label><button>Look there</button></form><form method="post" action="${address}"><label>Outcome, as the reporter and the owner will read it<input type="text" name="outcome" required maxlength="${textLengths.outcome}"></label><fieldset><label><input type="checkbox" name="remixes" value="yes" checked> Also remove what was made from it</label></fieldset><button name="status" value="removed">Removed</button><button name="status" value="kept">Kept</button>${owner !== null && html`<button name="status" value="closed">Removed, and close the account</button>`}</form></article>`;
}

const show = (c: AppContext, title: string, body: Html) =>
  c.html(page({ lang: 'en', title: `${title} · ${productName}`, style, robots: 'noindex', body }), 200, {
    'cache-control': 'no-store',
    // With `no-referrer`, browsers would send the forms with the origin `null`, which is refused.
    'referrer-policy': 'same-origin',
    'content-security-policy': policy,
  });

const formOf = async (c: AppContext): Promise<URLSearchParams> => new URLSearchParams(await readText(c, maxBytes));

type Handle = (c: AppContext) => Promise<Response>;
type Guarded = (c: AppContext, next: () => Promise<void>) => Promise<Response | void>;

/** What is shared by link, with the hints of the nets. */
function serveShared(app: App, services: Parts, forOperator: (handle: Handle) => Guarded): void {
  app.get(
    '/dev/reports/shared',
    forOperator(async (c) => {
      const shared = await sharedLately(services);
      const hints = await hintsFor(
        services,
        shared.flatMap(({ outputs }) => outputs),
      );
      const suspicions = await suspicionsOf(
        services,
        shared.map(({ id }) => id),
      );
      const strongest = ({ id, outputs }: (typeof shared)[number]) =>
        Math.max(suspicions.has(id) ? 1 : -1, ...outputs.flatMap(({ key }) => hints.get(key) ?? []).map(strengthOf));
      const articles = shared
        .toSorted((one, other) => strongest(other) - strongest(one))
        .map(
          ({ token, id, outputs }) =>
            html`<article><h2>${id}</h2><p><a href="/s/${token}">/s/${token}</a></p><div>${outputs.map(({ key, type }, index) => blurred({ type }, `/dev/reports/shared/${token}/${index + 1}`, index + 1, hints.get(key)))}</div>${suspicionOf(suspicions.get(id))}</article>`,
        );
      const list = articles.length > 0 ? articles : html`<p>Nothing is shared.</p>`;
      const why = html`<p>The ${sharedShown} latest results that are shared by link, those first in which the nets see most. They see nudity or violence where there is none, miss it where there is some, and know no ages.</p>`;
      return show(c, 'Shared lately', html`<main><h1>Shared lately</h1><p><a href="/dev/reports">Reports</a></p>${why}${list}</main>`);
    }),
  );

  app.get(
    '/dev/reports/shared/:token/:place{[0-9]{1,2}}',
    forOperator(async (c) => {
      const shared = await sharedBy(services, c.req.param('token') ?? '');
      const file = shared?.outputs[Number(c.req.param('place')) - 1];
      return file ? sendFile(c, services, file.key, 'no-store') : c.text('', 404);
    }),
  );
}

function serveDecisions(app: App, { db }: Parts, forOperator: (handle: Handle) => Guarded): void {
  app.get(
    '/dev/reports/decisions',
    forOperator(async (c) => {
      const rows = await db.selectFrom('operator_decision').selectAll().orderBy('seq', 'desc').limit(200).execute();
      const lines = rows.map(
        ({ at, kind, operator, report_number: number, account_id: account, outcome, removed }) =>
          html`<tr><td>${at.toISOString()}</td><td>${kind}</td><td>${operator}</td><td>${number}</td><td>${account}</td><td>${outcome}</td><td>${JSON.stringify(removed)}</td></tr>`,
      );
      return show(c, 'Decisions', html`<main><h1>Decisions</h1><p><a href="/dev/reports">Reports</a></p><table>${lines}</table></main>`);
    }),
  );
}

/** Serves the operator's report queue, its files and the record of decisions: to local callers in development, otherwise by token. */
export function serveReportQueue(app: App, services: Parts): void {
  const { config } = services;
  if (config.operatorToken === null && config.production) return;

  const forOperator = (handle: Handle) => async (c: AppContext, next: () => Promise<void>) => {
    const admission = await admit(c, services, config.operatorToken);
    if (admission === 'admitted') return handle(c);
    return admission === 'asked' ? askForToken(c) : next();
  };
  const numberOf = (c: AppContext): string => c.req.param('number') ?? '';

  app.get(
    '/dev/reports',
    forOperator(async (c) => {
      const articles: Html[] = [];
      const rows = await openReports(services);
      const files = await Promise.all(rows.map((row) => filesOf(services, row)));
      const hints = {
        files: await hintsFor(services, files.flat()),
        words: await suspicionsOf(
          services,
          rows.map(({ generation_id: id }) => id),
        ),
      };
      for (const row of rows) articles.push(await articleOf(services, row, hints));
      const list = articles.length > 0 ? articles : html`<p>Nothing is waiting.</p>`;
      return show(
        c,
        'Reports',
        html`<main><h1>Reports</h1><p><a href="/dev/reports/shared">Shared lately</a> · <a href="/dev/reports/decisions">Decisions</a></p>${list}</main>`,
      );
    }),
  );

  serveShared(app, services, forOperator);
  serveDecisions(app, services, forOperator);

  app.get(
    '/dev/reports/:number/:place{[0-9]{1,2}}',
    forOperator(async (c) => {
      const report = await openReportBy(services, numberOf(c));
      const file = report && (await filesOf(services, report))[Number(c.req.param('place')) - 1];
      return file ? sendFile(c, services, file.key, 'no-store') : c.text('', 404);
    }),
  );

  app.post(
    '/dev/reports/:number/target',
    forOperator(async (c) => {
      await retarget(services.db, numberOf(c), ((await formOf(c)).get('target') ?? '').slice(0, textLengths.reportedAddress));
      return c.redirect('/dev/reports', 303);
    }),
  );

  app.post(
    '/dev/reports/:number',
    forOperator(async (c) => {
      const form = await formOf(c);
      const status = form.get('status');
      const outcome = (form.get('outcome') ?? '').trim().slice(0, textLengths.outcome);
      if (outcome === '' || !['removed', 'kept', 'closed'].includes(status ?? '')) return c.text('An outcome is needed.', 400);
      await decide(services, numberOf(c), {
        kind: status === 'kept' ? 'kept' : 'removed',
        operator: operatorName(c),
        outcome,
        withRemixes: form.get('remixes') === 'yes',
        closeOwner: status === 'closed',
      });
      return c.redirect('/dev/reports', 303);
    }),
  );
}
