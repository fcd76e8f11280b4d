import { processorTasks } from '../../facts/legal.ts';
import { dictionary, flag, integer, list, nullable, oneOf, openRecord, optional, text } from '../schema.ts';
import { call } from './call.ts';

export const siteFacts = call({
  method: 'GET',
  path: '/api/site',
  summary: 'Returns the configuration that the client loads at startup',
  who: 'anyone',
  scope: 'any',
  data: openRecord({
    url: text(),
    googleClientId: nullable(text()),
    /** What people call the OpenID provider; absent without one. */
    openid: optional(text()),
    analytics: nullable(text()),
    chatWidget: nullable(text()),
    currency: text(),
    stripeKey: nullable(text()),
    payments: nullable(text()),
    mailbox: flag(),
    dailyCredits: integer({ min: 0 }),
    /** What results cost in credits; absent where nobody set another cost. */
    costs: optional(dictionary(integer({ min: 0 }))),
    /** Packs and plans with other terms than in the list, by their name among the settings. */
    offers: optional(dictionary(openRecord({ price: text(), crossedOut: text(), credits: integer({ min: 1 }) }))),
    /** Who runs the site, for the legal texts; null is what the operator has not stated. */
    operator: optional(openRecord({ name: nullable(text()), address: nullable(text()), law: nullable(text()), email: nullable(text()) })),
    /** Companies and services outside that get personal data, each with what it does. */
    processors: optional(list(openRecord({ task: oneOf(processorTasks), name: text() }))),
    /** The person at the machine itself asks, and no pack of model weights is in place. */
    offersModels: optional(flag()),
    /** Models of the installation's own whose license asks to inform users of something: restrictions of use, or a credit. */
    modelTerms: optional(list(openRecord({ title: text(), terms: oneOf(['openRail', 'credit']), licence: text(), url: text() }))),
  }),
  codes: [],
});
