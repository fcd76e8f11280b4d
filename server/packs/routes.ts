import type { Domain } from '../http/domain.ts';
import { servePacksPage } from './page.ts';

export const packsDomain: Domain = { name: 'packs', routes: servePacksPage };
