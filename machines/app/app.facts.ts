/** What actors emit and what follows from it outside the charts. */
import type { Identity } from './app.roles.ts';

/** An effect of a fact outside the charts, by name: the application runs it, and a test records it. */
export type EffectName = 'keepInvitation' | 'spendInvitation' | 'openWindow' | 'loadReward' | 'dropEarlyDialog';

export type Payload = Readonly<Record<string, unknown>>;
export type AnyFact = Payload & { type: string };

/** A fact and the actor that emitted it. */
export type Emission = { readonly sender: Identity; readonly fact: AnyFact };
