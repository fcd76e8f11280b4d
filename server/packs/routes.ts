import type { Room } from '../core/room.ts';
import { servePacksPage } from './page.ts';

export const packsRoom: Room = { name: 'packs', routes: servePacksPage };
