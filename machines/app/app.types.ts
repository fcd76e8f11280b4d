import type { AuthMode } from '../auth/auth.types.ts';
import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Emission } from './app.facts.ts';
import type { Identity } from './app.roles.ts';
import type { AnyFact, EffectName } from './app.facts.ts';

/** The address of the page, whether it exists, and whether the user comes back to it. */
export type Opening = { href: string; found: boolean; isReturn: boolean };

/** An actor that a view needs; its input is JSON. */
export type NeededRole = { readonly id: string; readonly input: unknown };

/** An event for an actor that does not exist yet, by `systemId`. */
export type HeldEvent = { readonly to: string; readonly event: AnyFact };

export type AppContext = {
  opening: Opening;
  /** How many parts of the page have not hydrated yet. */
  parts: number;
  /** The actors to spawn when the page runs. */
  needed: readonly NeededRole[];
  /** Early input, and what the sign-in form receives once its code has loaded. */
  held: readonly HeldEvent[];
  /** The facts that actors which join later still receive. */
  late: readonly Emission[];
  who: Who | null;
  /** Path of the page on screen, without locale prefix. */
  path: string | null;
};

export type AppEvent =
  | { type: 'part.held' }
  | { type: 'part.released' }
  | { type: 'page.hydrated' }
  | { type: 'input.replayed'; hadInput: boolean }
  /** A view needs an actor; `id` is its `systemId`. */
  | { type: 'role.needed'; id: string; input: unknown }
  /** A view sends an event to an actor that does not exist yet. */
  | { type: 'role.sent'; to: string; event: AnyFact }
  /** A nested chart started. */
  | { type: 'role.joined'; identity: Identity }
  | ({ type: 'fact.emitted' } & Emission)
  /** The sign-in dialog is opened by a view. */
  | { type: 'signIn.requested'; mode: AuthMode }
  /** The sign-in form is needed, and its code has not loaded. */
  | { type: 'auth.needed'; event: AnyFact }
  /** The sign-in form would receive this if it existed. */
  | { type: 'auth.missed'; event: AnyFact }
  /** One of the actors broke. The others go on, and XState reports the error. */
  | { type: 'xstate.error.actor.*'; error: unknown };

/** This user is on this page: emitted when either changes, once both are known. */
export type AppEmitted =
  | { type: 'page.visited'; who: Who; path: string }
  /** The code of the sign-in form did not load. */
  | { type: 'signIn.lost' }
  /** The sign-in ended without its form. */
  | { type: 'signIn.abandoned' }
  | Notice;

export type AppTypes = { context: AppContext; events: AppEvent; input: Opening; emitted: AppEmitted; tags: 'running' | 'settled' };

/** An event that one actor causes for another. */
export type Delivery = { readonly from: Identity; readonly to: Identity; readonly event: AnyFact };

/** What the root chart asks of the page around it. */
export type OutsideEvent =
  | { type: 'effect.run'; effect: EffectName; fact: AnyFact }
  /** Creates the actor with this `systemId`, if its code is here, and sends it the event. */
  | ({ type: 'role.create' } & HeldEvent);
