import { chartModel } from '../kit/model.ts';
import { shareMachine } from './share.machine.ts';
import { selectIsShareBusy, selectShareLink } from './share.selectors.ts';

const link = 'https://iridia.example/s/abc';

export const shareModel = chartModel({
  name: 'share',
  machine: shareMachine,
  inputs: [{ id: 'a' }],
  events: { 'share.clicked': [{}], 'share.revoked': [{}], 'session.changed': [{}] },
  outcomes: {
    readShare: { done: [{ link }, { link: null }, null], error: [new Error('offline')] },
    share: { done: [{ link }, null], error: [new Error('offline')] },
    copyLink: { done: [true, false], error: [new Error('not allowed')] },
    unshare: { done: [true, false], error: [new Error('offline')] },
  },
  invariants: {
    'it can be taken back only when there is a link': (snapshot) =>
      !snapshot.can({ type: 'share.revoked' }) || selectShareLink(snapshot) === link,
  },
  shows: {
    unasked: (snapshot) => selectShareLink(snapshot) === null && !selectIsShareBusy(snapshot),
    asking: (snapshot) => selectShareLink(snapshot) === null && !selectIsShareBusy(snapshot),
    unshared: (snapshot) => selectShareLink(snapshot) === null && !selectIsShareBusy(snapshot),
    sharing: selectIsShareBusy,
    copying: selectIsShareBusy,
    shared: (snapshot) => selectShareLink(snapshot) === link && !selectIsShareBusy(snapshot),
    revoking: selectIsShareBusy,
  },
});
