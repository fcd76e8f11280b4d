/**
 * Wiring that the table cannot express: subscriptions to another chart's context, and rules that need more than one fact. Each is in the
 * file named here and should become a chart. Read only by `npm run flows`.
 */
import type { Role } from './roles.ts';

export type Closure = { file: string; from: Role; to: Role; does: string };

export const closures: readonly Closure[] = [
  { file: 'batch.ts', from: 'item', to: 'batch', does: 'tells which pictures are stored, worked on and done' },
  {
    file: 'batch.ts',
    from: 'batch',
    to: 'item',
    does: 'gives each picture its job: its file, the choices of the form, the press, the end',
  },
  { file: 'batch.ts', from: 'generation', to: 'batch', does: 'tells that the form was refused, or that its picture is another one' },
  { file: 'chat.ts', from: 'session', to: 'chat', does: 'brings back the conversation of this tab once it is known who is here' },
  { file: 'consent.ts', from: 'generation', to: 'consent', does: 'makes the consent outdated when a picture is another one' },
  { file: 'crop.ts', from: 'generation', to: 'crop', does: 'tells which picture the form has now' },
  { file: 'dailyReward.ts', from: 'session', to: 'dialogs', does: 'offers the reward once on each day of the person, at midnight too' },
  { file: 'faceSearch.ts', from: 'generation', to: 'faceSearch', does: 'searches for faces as soon as the server keeps the picture' },
  { file: 'faceSearch.ts', from: 'faceSearch', to: 'generation', does: 'marks the largest faces while nobody has marked any' },
  { file: 'freshness.ts', from: 'generation', to: 'freshness', does: 'tells of a job under way and of a form that was written in' },
  { file: 'freshness.ts', from: 'item', to: 'freshness', does: 'tells of a job under way and of a form that was written in' },
  { file: 'freshness.ts', from: 'dialogs', to: 'freshness', does: 'tells of a payment and of a sign-in that are open' },
  { file: 'hand-over.ts', from: 'generation', to: 'generation', does: 'gives a result to the form of another tool' },
];
