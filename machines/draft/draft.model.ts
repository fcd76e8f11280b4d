import { askedOf, asks, emits, exactlyWith, leadsTo, onlyWith, same, took, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { draftMachine } from './draft.machine.ts';
import { selectIsDirty } from './draft.selectors.ts';

const form = { values: { prompt: 'a cat' }, files: {} };
const leftOut = { prompt: ['cat'] };
const another = { values: { prompt: 'a dog' }, files: {} };

const isFound = ({ gesture, event }: Observed): boolean => gesture === 'done.readDraft' && event['output'] !== null;
const formIn = ({ values, files }: { values?: unknown; files?: unknown }) => ({ values, files });

/** Whether the form has edits that are not on their way, after a way: `restored` is a form that its page has yet to fill in. */
function editsAfter(way: readonly Observed[]): 'none' | 'restored' | 'open' | 'asked' {
  let edits: ReturnType<typeof editsAfter> = 'none';
  let isEdited = false;
  for (const step of way) {
    const { gesture, event } = step;
    if (isFound(step)) edits = 'restored';
    if (gesture === 'form.changed') {
      edits = edits === 'restored' ? 'none' : 'open';
      isEdited = true;
    }
    if (gesture === 'session.changed') edits = isEdited ? 'open' : 'none';
    if (asks('keepDraft')(step)) edits = 'asked';
    if (gesture === 'failed.keepDraft' || gesture === 'done.keepDraft') edits = event['output'] != null ? 'none' : 'open';
  }
  return edits;
}

export const draftModel = chartModel({
  name: 'draft',
  machine: draftMachine,
  inputs: [{ tool: 'ai-sticker-maker' }],
  events: {
    'form.changed': [form, another],
    'page.left': [{}],
    'session.changed': [{}],
  },
  outcomes: {
    readDraft: { done: [form, { ...form, leftOut }, null], error: [new Error('offline')] },
    keepDraft: { done: [{}, leftOut, null], error: [new Error('offline')] },
  },
  invariants: {
    'what is not kept yet is known': (snapshot) => !selectIsDirty(snapshot) || snapshot.context.form !== null,
  },
  rules: {
    'edits are saved after a pause, again after a failure, and when the page is left': onlyWith(
      asks('keepDraft'),
      took('after.writingPause', 'after.retryPause', 'page.left'),
      'they are saved without a reason',
    ),
    'a page that is left saves what is not on its way yet, and nothing else': (way) => {
      const last = way.at(-1)!;
      const isOpen = editsAfter(way.slice(0, -1)) === 'open';
      return took('page.left')(last) && isOpen !== asks('keepDraft')(last) ? 'edits are lost, or saved twice' : null;
    },
    'a pause saves them': leadsTo(took('after.writingPause', 'after.retryPause'), asks('keepDraft'), 'they are not saved'),
    'what is saved is the form as it was changed last': (way) => {
      const given = askedOf('keepDraft')(way.at(-1)!);
      const changed = way.findLast(took('form.changed'));
      const expected = { tool: 'ai-sticker-maker', form: changed && formIn(changed.event as object) };
      return given && JSON.stringify(given) !== JSON.stringify(expected) ? 'another form is saved' : null;
    },
    'the saved form is read for each session, until there are edits': (way) => {
      const last = way.at(-1)!;
      const isWanted = took('session.changed')(last) && !way.some(took('form.changed'));
      const tool = (askedOf('readDraft')(last) as { tool: string } | undefined)?.tool;
      return tool === (isWanted ? 'ai-sticker-maker' : undefined) ? null : 'it is not read, or read over edits';
    },
    'a form that was found is restored as it is': exactlyWith(
      emits('draft.restored'),
      isFound,
      'it is not restored, or without being found',
    ),
    'and with what it holds': same(
      (step) => (isFound(step) ? formIn(step.event['output'] as typeof form) : undefined),
      ({ deeds }) => deeds.flatMap((deed) => (deed.does === 'emit' ? [formIn(deed.fact as object)] : [])).at(-1),
      'something else is restored',
    ),
  },
  shows: {
    waiting: (snapshot) => !selectIsDirty(snapshot),
    restoring: (snapshot) => !selectIsDirty(snapshot),
    restored: (snapshot) => !selectIsDirty(snapshot),
    kept: (snapshot) => !selectIsDirty(snapshot),
    changed: selectIsDirty,
    keeping: selectIsDirty,
    unkept: selectIsDirty,
  },
});
