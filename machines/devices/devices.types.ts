import type { sessionItem } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

/** A device where the user is signed in. */
export type SignedInDevice = Infer<typeof sessionItem>;

export type DevicesContext = {
  devices: readonly SignedInDevice[];
  /** The device that is being signed out. */
  ending: string | null;
};

export type DevicesEvent =
  | { type: 'device.ended'; id: string }
  /** The server signed out all other devices together with the change of the password. */
  | { type: 'password.replaced' };

export type DevicesTypes = {
  context: DevicesContext;
  events: DevicesEvent;
  input: { devices: readonly SignedInDevice[] };
  emitted: Notice;
};
