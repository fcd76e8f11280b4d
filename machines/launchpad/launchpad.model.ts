import { emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { launchpadMachine } from './launchpad.machine.ts';
import {
  selectIsPackChanging,
  selectLaunchpadPhase,
  selectPackChange,
  selectPackConfirmation,
  selectPacks,
  type LaunchpadSnapshot,
} from './launchpad.selectors.ts';
import type { Changed, Listed, Pack } from './launchpad.types.ts';

const pack = (name: Pack['name'], state: Pack['state'], fetched = 0): Pack => ({
  name,
  title: `Net ${name}`,
  tools: ['image-inpainting'],
  languages: [],
  bytes: 28_000_000,
  memory: 700_000_000,
  seconds: null,
  license: { name: 'MIT', url: 'https://opensource.org/license/mit', commercial: true },
  terms: null,
  misfits: [],
  state,
  fetched,
  fault: null,
});
const of = (...packs: Pack[]): Listed => ({ packs, operator: false });
/** Everything that can be done with a pack but the pause of one that arrives. */
const resting: Listed = of(pack('inpaint', 'absent'), pack('enlarge', 'paused', 1_000_000), pack('depth', 'placed'));
const arriving: Listed = of(...resting.packs, pack('cutout', 'fetching', 7_000_000));
const refusal: Changed = { refusal: { text: 'Another command is working on this pack.' } };
const isPhase = (wanted: ReturnType<typeof selectLaunchpadPhase>) => (snapshot: LaunchpadSnapshot) =>
  selectLaunchpadPhase(snapshot) === wanted;
const isOpen = isPhase('open');

export const launchpadModel = chartModel({
  name: 'launchpad',
  machine: launchpadMachine,
  inputs: [undefined],
  events: {
    'launchpad.shown': [{}],
    'session.changed': [{}],
    'retry.requested': [{}],
    'pack.added': [{ name: 'inpaint' }],
    'pack.paused': [{ name: 'cutout' }],
    'pack.resumed': [{ name: 'enlarge' }],
    'pack.removed': [{ name: 'depth' }],
    'packs.read': [],
  },
  outcomes: {
    lookAtPacks: { done: [resting, arriving, 'missing', 'locked', null], error: [new Error('offline')] },
    confirmation: { done: [{ confirmed: true }, { confirmed: false }], error: [] },
    changePack: { done: [arriving, resting, refusal], error: [new Error('offline')] },
  },
  invariants: {
    'packs are known only while they are shown or looked at again': (snapshot) =>
      selectPacks(snapshot).length === 0 || isOpen(snapshot) || isPhase('loading')(snapshot) || isPhase('failed')(snapshot),
    'a change is known from its click until its answer': (snapshot) =>
      !isOpen(snapshot) || (selectPackChange(snapshot) !== null) === (snapshot.hasTag('confirming') || selectIsPackChanging(snapshot)),
    'it is asked before a license counts as accepted': (snapshot) =>
      (selectPackConfirmation(snapshot) !== null) === snapshot.hasTag('confirming'),
  },
  rules: {
    'only what could not be asked, and a refused or unsent change, is announced': emitsExactly({
      'done.changePack': ({ output }) =>
        'refusal' in (output as Changed) ? [notice('error', (output as { refusal: { text: string } }).refusal)] : [],
      // The next look follows soon where packs are on their way.
      'failed.lookAtPacks': ({ actorId }) => (actorId === 'lookAtPacks' ? [notice('error', { key: 'networkProblem' })] : []),
      'failed.changePack': () => [notice('error', { key: 'networkProblem' })],
    }),
  },
  shows: {
    hidden: (snapshot) => selectPacks(snapshot).length === 0,
    looking: isPhase('loading'),
    missing: isPhase('missing'),
    locked: isPhase('locked'),
    failed: isPhase('failed'),
    'open.progress.resting': isOpen,
    'open.progress.waiting': isOpen,
    'open.progress.looking': isOpen,
    'open.action.ready': (snapshot) => selectPackChange(snapshot) === null,
    'open.action.confirming': (snapshot) => selectPackConfirmation(snapshot) !== null,
    'open.action.changing': selectIsPackChanging,
  },
});
