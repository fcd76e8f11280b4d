import { codes } from '../../contract/facts/codes.ts';
import { getShare, shareCreation, unshareCreation } from '../../contract/structs/calls/generations.ts';
import type { ShareServices } from '../../machines/share/share.actors.ts';
import { callApi } from '../platform/api.ts';
import { copyText } from '../platform/clipboard.ts';

/** The public link of a creation. */
export const shareServices: ShareServices = {
  getShare: (id, signal) => callApi(getShare, { params: { id }, signal, quiet: true }),
  share: (id) => callApi(shareCreation, { params: { id } }),
  unshare: (id) => callApi(unshareCreation, { params: { id }, expects: [codes.notFound] }),
  copyText,
};
