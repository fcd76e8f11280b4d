import type { Domain } from './http/domain.ts';
import { chatDomain } from './chat/routes.ts';
import { creditsDomain } from './credits/routes.ts';
import { facesDomain } from './faces/routes.ts';
import { filesDomain } from './files/routes.ts';
import { garmentsDomain } from './garments/routes.ts';
import { generationsDomain } from './generations/routes.ts';
import { pushDomain } from './push/routes.ts';
import { safetyDomain } from './safety/routes.ts';
import { paymentsDomain } from './payments/routes.ts';
import { retentionDomain } from './retention/work.ts';
import { probesDomain } from './probes/domain.ts';
import { siteDomain } from './site/routes.ts';
import { operatorDomain } from './operator/routes.ts';
import { packsDomain } from './packs/routes.ts';
import { templatesDomain } from './templates/routes.ts';
import { uploadsDomain } from './uploads/routes.ts';
import { usersDomain } from './users/routes.ts';

/** Every domain of the server; a new domain is added here. */
export const domains: readonly Domain[] = [
  probesDomain,
  siteDomain,
  usersDomain,
  creditsDomain,
  safetyDomain,
  uploadsDomain,
  filesDomain,
  facesDomain,
  garmentsDomain,
  generationsDomain,
  paymentsDomain,
  chatDomain,
  pushDomain,
  templatesDomain,
  packsDomain,
  operatorDomain,
  retentionDomain,
];
