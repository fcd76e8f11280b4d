import type { Services } from '../core/services.ts';
import type { Deleting } from '../generations/creations.ts';

/** The services with which a sweep deletes. */
export type Sweeping = Deleting & Pick<Services, 'config'>;
