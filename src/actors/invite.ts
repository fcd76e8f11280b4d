import { inviteActors } from '../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import type { Root } from './root.ts';
import { inviteCode } from '../../contract/structs/calls/users.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { InviteServices } from '../../machines/invite/invite.actors.ts';
import { callApi } from '../platform/api.ts';
import { copyByTextArea } from '../platform/clipboard.ts';
import { isMobile } from '../platform/mobile.ts';
import { knownFacts } from '../platform/site.ts';

/** The person's invite code, the link with that code, and two ways to copy it (spec §4, §7). */
export const inviteServices: InviteServices = {
  inviteCode: (signal) => callApi(inviteCode, { signal, resumes: true, quiet: true }),
  // The site knows the address that others reach it by; until it has answered, the browser's own is the best guess.
  inviteLink: (code) => `${knownFacts()?.url || location.origin}/?${new URLSearchParams({ [storageKeys.inviteCode]: code })}`,
  copyText: (text) => navigator.clipboard.writeText(text),
  copyByTextArea,
};

/** The actor of the invite dialog. */
export const inviteFlow = (root: Root) =>
  root.keep({ role: 'invite' }, () => ({
    logic: inviteMachine.provide({ actors: inviteActors(inviteServices) }),
    input: { isMobile: isMobile() },
  }));
