import type { SnapshotFrom } from 'xstate';
import type { devicesMachine } from './devices.machine.ts';
import type { SignedInDevice } from './devices.types.ts';

export type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>;

/** The devices where the user is signed in. */
export const selectDevices = ({ context }: DevicesSnapshot): readonly SignedInDevice[] => context.devices;
/** The device that is being signed out. */
export const selectEndingDevice = ({ context }: DevicesSnapshot): string | null => context.ending;
