import { productName } from '../../contract/facts/product.ts';
import type { Services } from '../core/services.ts';
import type { App } from '../http/app.ts';
import { admit, askForToken, type Admitting } from '../http/operator.ts';
import { html, page } from '../http/page.ts';
import { listPacks, type Listed } from './list.ts';
import { machineWith } from './machine.ts';
import { everyText, misfitText, sizeOf, speedOf } from './words.ts';

const style =
  ':root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; } body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; } article { border-top: 1px solid; padding: 1rem 0; } h2 { margin: 0; } dl { display: grid; grid-template-columns: 8rem 1fr; margin: .5rem 0; } dd { margin: 0; } code { user-select: all; } progress { inline-size: 100%; }';

const row = (name: string, value: unknown) => html`<dt>${name}</dt><dd>${value}</dd>`;

function stateOf({ name, placed, fetched, bytes, misfits, lacks }: Listed) {
  const waits = lacks === null ? '' : ` ${lacks}`;
  if (placed)
    return html`In place, revision ${placed.revision}. License accepted on ${placed.acceptedAt.slice(0, 10)} by ${placed.acceptedBy}.${waits}`;
  if (fetched !== null)
    return html`<progress aria-label="${name}" value="${fetched}" max="${bytes}"></progress> ${sizeOf(fetched)} of about ${sizeOf(bytes)} are here.`;
  return html`Not added. ${misfits.length === 0 ? 'It fits this machine.' : misfits.map(misfitText).join(' ')}${waits}`;
}

/** Median seconds that the work of a pack's tools lately took, by tool. */
const lately = (tools: readonly string[], seconds: ReadonlyMap<string, number>): string =>
  tools
    .flatMap((path) => {
      const took = seconds.get(path.slice(1));
      return took === undefined ? [] : [`${path} ${took.toFixed(1)} s`];
    })
    .join(', ') || 'no job yet';

function entry(pack: Listed, seconds: ReadonlyMap<string, number>) {
  const { name, title, tools, languages, licence, placed, bytes, memory } = pack;
  const command = `npm run models -- ${placed ? 'remove' : 'add'} ${name}`;
  return html`<article>
  <h2>${name} <small>${title}</small></h2>
  <dl>
    ${row('Serves', tools.join(', ') || everyText)}
    ${languages.length > 0 ? row('Languages', languages.join(', ')) : ''}
    ${row('Needs', `${sizeOf(bytes)} of disk, ${sizeOf(memory)} of memory; ${speedOf(pack)}`)}
    ${row('License', html`<a href="${licence.url}">${licence.name}</a>${licence.commercial ? '' : ' (not for a business)'} ${licence.conditions.join(' ')}`)}
    ${row('Here', stateOf(pack))}
    ${placed ? row('Lately', lately(tools, seconds)) : ''}
    ${row('Command', html`<code>${command}</code>`)}
  </dl>
</article>`;
}

/**
 * Serves the operator's page of packs: the list of the command, how far a download is, and the command to copy. It changes nothing: what is
 * fetched is decided at a terminal.
 */
export function servePacksPage(app: App, services: Admitting & Pick<Services, 'durations' | 'engines'>): void {
  const { config, durations } = services;
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  app.get('/dev/models', async (c, next) => {
    const admission = await admit(c, services, config.operatorToken);
    if (admission !== 'admitted') return admission === 'asked' ? askForToken(c) : next();
    const [packs, machine, seconds] = await Promise.all([listPacks(config.packsDir), machineWith(config.packsDir), durations.ofWork()]);
    const device = services.engines.flatMap((engine) => engine.device?.() ?? []).join(' ');
    const body = html`<main>
<h1>Models</h1>
<p>This machine: ${machine.platform}, ${sizeOf(machine.memory)} of memory, ${sizeOf(machine.disk)} of disk free. Packs lie in ${config.packsDir}. MODELS_DEVICE is ${config.modelsDevice}. ${device || 'The device is tried before the first job of a pack.'}</p>
${packs.map((pack) => entry(pack, seconds))}
</main>`;
    return c.html(page({ lang: 'en', title: `Models · ${productName}`, style, body }), 200, headers);
  });
}
