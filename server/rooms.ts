import type { Room } from './core/room.ts';
import { chatRoom } from './chat/routes.ts';
import { creditsRoom } from './credits/routes.ts';
import { facesRoom } from './faces/routes.ts';
import { filesRoom } from './files/routes.ts';
import { garmentsRoom } from './garments/routes.ts';
import { generationsRoom } from './generations/routes.ts';
import { pushRoom } from './push/routes.ts';
import { safetyRoom } from './safety/routes.ts';
import { paymentsRoom } from './payments/routes.ts';
import { retentionRoom } from './retention/work.ts';
import { siteRoom } from './site/routes.ts';
import { packsRoom } from './packs/routes.ts';
import { templatesRoom } from './templates/routes.ts';
import { uploadsRoom } from './uploads/routes.ts';
import { usersRoom } from './users/routes.ts';

/** Every domain of the server; a new domain is added here. */
export const rooms: readonly Room[] = [
  siteRoom,
  usersRoom,
  creditsRoom,
  safetyRoom,
  uploadsRoom,
  filesRoom,
  facesRoom,
  garmentsRoom,
  generationsRoom,
  paymentsRoom,
  chatRoom,
  pushRoom,
  templatesRoom,
  packsRoom,
  retentionRoom,
];
