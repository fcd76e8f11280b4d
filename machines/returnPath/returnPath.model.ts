import { asksExactly, emits, isRunning, sentTo, sends, starts, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { returnPathMachine } from './returnPath.machine.ts';

const blocked = new Error('storage is blocked');
const page = '/fr/settings?tab=2#top';

/** The request that is being carried out in a step; undefined between requests. */
const requestIn = (way: readonly Observed[]): string | undefined => {
  if (!['savePath', 'takeSavedPath', 'goBack'].some((port) => isRunning(way, port))) return undefined;
  return way
    .slice(0, -1)
    .findLast(({ gesture, deeds }) => gesture.includes('.') && deeds.length > 0 && !/^(done|failed|session)\./.test(gesture))?.gesture;
};
const isEnd = ({ gesture }: Observed, port: string) => gesture === `done.${port}` || gesture === `failed.${port}`;
const hasGone = ({ gesture, event }: Observed) => gesture === 'done.goBack' && event['output'].went === true;

export const returnPathModel = chartModel({
  name: 'returnPath',
  machine: returnPathMachine,
  inputs: [undefined],
  project: ({ refresh }) => ({ refresh }),
  events: {
    'login.needed': [{ href: page }],
    'signIn.required': [
      { href: page, refresh: false },
      { href: page, refresh: true },
    ],
    'return.requested': [{}],
    'back.requested': [{}],
    'signIn.ended': [{ signedIn: true }, { signedIn: false }],
    'session.changed': [{ who: 'user' }, { who: 'visitor' }],
  },
  outcomes: {
    savePath: { done: [undefined], error: [blocked] },
    takeSavedPath: { done: [{ href: '/fr/ai-face-swap' }, { href: null }], error: [blocked] },
    goBack: { done: [{ went: true }, { went: false }], error: [blocked] },
  },
  invariants: {
    'one request is carried out at a time': ({ children }) => Object.keys(children).length <= 1,
  },
  rules: {
    'the path on screen is saved once, when a sign-in is needed': asksExactly('savePath', ({ gesture, event }, way) =>
      ['login.needed', 'signIn.required'].includes(gesture) && !requestIn(way) ? { href: event['href'] } : undefined,
    ),
    'a saved path, or a blocked storage, leads to /login or to the dialog, whichever was needed': (way) => {
      const step = way.at(-1)!;
      const request = isEnd(step, 'savePath') ? requestIn(way) : undefined;
      const wanted = [request === 'login.needed', request === 'signIn.required'];
      const is = [sends('parent', 'login.due')(step), emits('auth.wanted')(step)];
      return is.join() === wanted.join() ? null : `after ${request}: /login ${is[0]}, the dialog ${is[1]}`;
    },
    'the saved path is read to return, to forget it, and when the browser has gone back or cannot': (way) => {
      const step = way.at(-1)!;
      const isRead = starts('takeSavedPath')(step);
      const isDue = (['return.requested', 'signIn.ended'].includes(step.gesture) && !requestIn(way)) || isEnd(step, 'goBack');
      return isRead === isDue ? null : `the saved path is ${isRead ? '' : 'not '}read on ${step.gesture}`;
    },
    'the page is refreshed once, when the user is known for whom a refused call without a way on asked': (way) => {
      const step = way.at(-1)!;
      const isRefreshed = (other: Observed) => sends('parent', 'refresh.due')(other);
      const last = way
        .slice(0, -1)
        .findLast((other) => isRefreshed(other) || (['signIn.required', 'signIn.ended'].includes(other.gesture) && other.deeds.length > 0));
      const asked = way.slice(0, -1).findLast(({ gesture, deeds }) => gesture === 'signIn.required' && deeds.length > 0);
      const isUser = step.gesture === 'session.changed' && step.event['who'] === 'user';
      const isDue = isUser && last?.event['signedIn'] === true && asked?.event['refresh'] === true;
      return isRefreshed(step) && !isDue ? 'it is refreshed' : null;
    },
    'the browser goes back only on request': (way) => {
      const step = way.at(-1)!;
      return starts('goBack')(step) === (step.gesture === 'back.requested' && !requestIn(way)) ? null : 'it goes back';
    },
    'a path that was read to return is returned to, and one that is forgotten is not': (way) => {
      const step = way.at(-1)!;
      const back = way.findLast((other) => isEnd(other, 'goBack'));
      const request = isEnd(step, 'takeSavedPath') ? requestIn(way) : undefined;
      const isReturn = request === 'return.requested' || (request === 'back.requested' && back !== undefined && !hasGone(back));
      const href = step.gesture === 'done.takeSavedPath' ? (step.event['output'].href as string | null) : null;
      const report = sentTo('parent', 'return.due')(step);
      if (!isReturn) return report ? 'it returns to a path that is forgotten' : null;
      return report?.['href'] === href ? null : `it returns to ${report?.['href']}, not to ${href}`;
    },
  },
  shows: {
    'resting.idle': ({ children }) => Object.keys(children).length === 0,
    'resting.awaitingUser': ({ children }) => Object.keys(children).length === 0,
    savingForPage: ({ children }) => children['savePathForPage'] !== undefined,
    savingForDialog: ({ children }) => children['savePathForDialog'] !== undefined,
    recalling: ({ children }) => children['takeSavedPath'] !== undefined,
    goingBack: ({ children }) => children['goBack'] !== undefined,
    forgetting: ({ children }) => children['dropSavedPath'] !== undefined,
  },
});
