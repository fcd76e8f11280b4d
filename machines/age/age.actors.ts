import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import type { AgeRecalled } from './age.types.ts';

export type AgeServices = {
  /** Whether it was confirmed in this browser before; a browser that keeps nothing says no. */
  recallAge(): boolean;
  rememberAge(): void;
};

/** The memory of the answer in this browser: told once at the start where an adult has answered before. */
export const ageActors = (services: AgeServices) => ({
  ageMemory: fromCallback(({ sendBack, receive }) => {
    receive(() => services.rememberAge());
    if (services.recallAge()) sendBack({ type: 'age.recalled' } satisfies AgeRecalled);
  }) as Listener<AgeRecalled>,
});
