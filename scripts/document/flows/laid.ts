/** The layouts of the product's charts, kept in `.cache/drawings`. */
import { join } from 'node:path';
import { layouts } from '@iridia/chartkit/live/laid';

export const { laidOut, laidFirst } = layouts(join(import.meta.dirname, '../../../.cache/drawings'));
