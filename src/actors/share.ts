import { shareActors } from '../../machines/share/share.actors.ts';
import { shareMachine } from '../../machines/share/share.machine.ts';
import type { Root } from './root.ts';
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

/** The actor of a creation's public link; created when the creation's actions are shown, it asks whether there is one. */
export const shareFlow = (root: Root, id: string) =>
  root.keep({ role: 'share', of: id }, () => ({ logic: shareMachine.provide({ actors: shareActors(shareServices) }), input: { id } }));
