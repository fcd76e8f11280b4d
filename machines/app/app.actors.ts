import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Role } from './app.roles.ts';
import type { AnyFact, EffectName } from './app.facts.ts';
import type { AppEvent, HeldEvent, OutsideEvent } from './app.types.ts';

export type AppServices = {
  /** Resolves when a call that early input sent is answered: the server then knows this visitor by one name. */
  meetInput(): Promise<void>;
  /** Repeats early input on the hydrated page; returns whether there was any. */
  replayInput(): boolean;
  /** Resolves when early input has been answered, or shows something above the page. */
  answerInput(): Promise<void>;
  /** Loads the code of a role that no page brings. Rejects when a chunk fails to load. */
  loadRole(role: Role): Promise<void>;
  /** Does what a row asks for outside the charts. */
  runEffect(effect: EffectName, fact: AnyFact): void;
  /** Creates an actor that a row is the first to need, if its code is here, and sends it the event. */
  createRole(needed: HeldEvent): void;
};

/** The actors of the root chart. */
export const appActors = (services: AppServices) => ({
  meetInput: fromPromise<void>(() => services.meetInput()),
  replayInput: fromCallback<EventObject>(({ sendBack }) => {
    sendBack({ type: 'input.replayed', hadInput: services.replayInput() } satisfies AppEvent);
  }),
  answerInput: fromPromise<void>(() => services.answerInput()),
  loadRole: fromPromise<void, { role: Role }>(({ input }) => services.loadRole(input.role)),
  outside: fromCallback<EventObject>(({ receive }) => {
    receive((event) => {
      const asked = event as OutsideEvent;
      if (asked.type === 'effect.run') services.runEffect(asked.effect, asked.fact);
      else services.createRole(asked);
    });
  }),
});
