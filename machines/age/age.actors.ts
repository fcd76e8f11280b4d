import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import type { AgeRecalled } from './age.types.ts';

export type AgeServices = {
  /** Whether an adult confirmed in this browser before; false when storage is unavailable. */
  recallAge(): boolean;
  rememberAge(): void;
};

/** Reports a stored confirmation once at the start, so that an adult is not asked again. */
export const ageActors = (services: AgeServices) => ({
  ageMemory: fromCallback(({ sendBack, receive }) => {
    receive(() => services.rememberAge());
    if (services.recallAge()) sendBack({ type: 'age.recalled' } satisfies AgeRecalled);
  }) as Listener<AgeRecalled>,
});
