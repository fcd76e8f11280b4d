import { exportMe } from '../../contract/structs/calls/users.ts';
import { addressOf } from './api.ts';

/** Where a visitor, who is recognized by a cookie, downloads everything that is kept; a user needs the token in a header. */
export const exportAddress = addressOf(exportMe);
