/** Takes over the prerendered page: its copy and code are loaded first, so that nothing on it changes. */
import './styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App, type Assets } from './app/app.tsx';
import { loadMissing, loadPage } from './app/page-loader.ts';
import { createRoot } from './app/root.ts';

const assets = JSON.parse(document.getElementById('assets')?.textContent ?? '{}') as Assets;
const isMissing = document.querySelector('[data-missing]') !== null;
const href = location.pathname + location.search + location.hash;

await (isMissing ? loadMissing() : undefined);
const { found } = await loadPage(href);
hydrateRoot(document, <App root={createRoot({ href, found: found && !isMissing })} assets={assets} />);
