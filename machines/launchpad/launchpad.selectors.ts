import type { SnapshotFrom } from 'xstate';
import type { launchpadMachine } from './launchpad.machine.ts';
import type { Pack, PackChange } from './launchpad.types.ts';

export type LaunchpadSnapshot = SnapshotFrom<typeof launchpadMachine>;

/** Which state the page shows. */
export const selectLaunchpadPhase = (snapshot: LaunchpadSnapshot): 'open' | 'missing' | 'locked' | 'failed' | 'loading' => {
  const { value } = snapshot;
  if (snapshot.hasTag('open')) return 'open';
  return value === 'missing' || value === 'locked' || value === 'failed' ? value : 'loading';
};
/** The packs, in the order in which they are offered. */
export const selectPacks = ({ context }: LaunchpadSnapshot): readonly Pack[] => context.packs;
/** Whether an operator looks at them, to whom the rest of the console is open too. */
export const selectIsOperator = ({ context }: LaunchpadSnapshot): boolean => context.operator;
/** The change that is being confirmed or carried out. */
export const selectPackChange = ({ context }: LaunchpadSnapshot): PackChange | null => context.change;
/** Whether a change is being sent: the buttons are disabled. */
export const selectIsPackChanging = (snapshot: LaunchpadSnapshot): boolean => snapshot.hasTag('changing');
/** The question that is on screen; null when nothing is asked. */
export const selectPackConfirmation = ({ children }: LaunchpadSnapshot): LaunchpadSnapshot['children']['confirmation'] | null =>
  children.confirmation ?? null;
