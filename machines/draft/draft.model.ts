import { chartModel } from '../kit/model.ts';
import { draftMachine } from './draft.machine.ts';
import { selectIsDirty } from './draft.selectors.ts';

const form = { values: { prompt: 'a cat' }, files: {} };

export const draftModel = chartModel({
  name: 'draft',
  machine: draftMachine,
  inputs: [{ tool: 'ai-sticker-maker' }],
  events: {
    'form.changed': [form],
    'page.left': [{}],
    'session.changed': [{}],
  },
  outcomes: {
    readDraft: { done: [form, null], error: [new Error('offline')] },
    keepDraft: { done: [true, false], error: [new Error('offline')] },
  },
  invariants: {
    'what is not kept yet is known': (snapshot) => !selectIsDirty(snapshot) || snapshot.context.form !== null,
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
