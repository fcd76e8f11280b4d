import type { Room } from './http/room.ts';
import { creditsRoom } from './credits/routes.ts';
import { siteRoom } from './site/routes.ts';
import { usersRoom } from './users/routes.ts';

/** Every domain of the server. Adding one is adding its room here. */
export const rooms: readonly Room[] = [siteRoom, usersRoom, creditsRoom];
