/** The rows of the wiring table whose sender is a form, its job or what belongs to every form: they come with the first form. */
import type { DraftForm } from '../draft/draft.types.ts';
import type { FormEmitted } from '../form/form.types.ts';
import type { GenerationEmitted } from '../generation/generation.types.ts';
import type { MarksEmitted } from '../marks/marks.types.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import type { Identity } from './app.roles.ts';
import { relay, type RelayRow } from './app.row.ts';

const theDraft = ({ values, files }: DraftForm) => ({ values, files });
/** The form without its consent, because another person may be here or be shown. */
const formWithoutConsent = ({ values, files }: DraftForm) => ({
  values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'consent')),
  files,
});
const theReceipt = ({ receipt }: { receipt: string }) => ({ name: 'consent', value: receipt });
const intoTheField = ({ file }: { file: FileFacts }, { of }: Identity) => ({ slot: of ?? '', kind: 'picture', file }) as const;
type FormShown = Extract<FormEmitted, { type: 'form.shown' }>;
type WorkEnded = Extract<GenerationEmitted, { type: 'work.ended' }>;
/** Whether the sender belongs to the page of its tool, or to one of the other images of a batch. */
const isOfPage = (_: object, { of }: Identity): boolean => of === undefined;
const isOfItem = (_: object, { of }: Identity): boolean => of !== undefined;
/** The form on the page of the sender's tool. */
export const theForm = (_: object, { tool = '' }: Identity) => ({ tool });
const theImage = ({ files }: FormShown, _: Identity, { of = '' }: Identity) => ({ ref: files[of]?.ref ?? null });
const theRefs = ({ files }: FormShown) => ({ refs: Object.values(files).map(({ ref }) => ref) });
const theTarget = ({ files }: FormShown, _: Identity, { of = '' }: Identity) => ({ file: files[of]?.stored?.name ?? null });
const isFormRefused = ({ phase }: WorkEnded): boolean => phase === 'form' || phase === 'refused';
const theMask = ({ file }: { file: FileFacts }, { of = '' }: Identity) => ({ slot: of, kind: 'mask', file }) as const;
const theField = ({ name, value }: Extract<MarksEmitted, { type: 'marks.put' }>) => ({ name, value });
/** The field that the sender belongs to. */
export const theSlot = (_: object, { of = '' }: Identity) => ({ slot: of });
const placeOf = ({ of }: Identity): number => Number(of);
const theStored = ({ files }: FormShown, item: Identity, { of = '' }: Identity) => ({
  place: placeOf(item),
  stored: files[of]?.stored ?? null,
  isLost: files[of]?.isLost ?? false,
});
/** What a batch keeps of one of its images while a job runs for it, and once that job has ended. */
const workingItem = (_: object, item: Identity) => ({ place: placeOf(item), progress: 'working' }) as const;
const endedItem = ({ phase }: WorkEnded, item: Identity) =>
  ({ place: placeOf(item), progress: phase === 'done' ? 'ended' : 'none' }) as const;

/** Delivered in this order. */
export const makingRows: readonly RelayRow[] = [
  // A job.
  relay({ from: 'job', fact: 'credits.short', to: 'dialogs', event: 'credits.short' }),
  relay({ from: 'job', fact: 'job.refused', to: 'offer', event: 'offer.outdated' }),
  relay({ from: 'job', fact: 'cost.pending', to: 'credits', event: 'cost.pending' }),
  relay({ from: 'job', fact: 'cost.accepted', to: 'credits', event: 'cost.accepted' }),
  relay({ from: 'job', fact: 'cost.reversed', to: 'credits', event: 'cost.reversed' }),
  relay({ from: 'job', fact: 'job.ended', to: 'credits', event: 'credits.refreshRequested' }),
  relay({ from: 'job', fact: 'job.ended', to: 'creations', event: 'job.ended' }),
  relay({ from: 'job', fact: 'cost.accepted', to: 'jobs', event: 'job.began' }),
  relay({ from: 'job', fact: 'job.ended', to: 'jobs', event: 'job.ended' }),
  relay({ from: 'result', fact: 'creation.deleted', to: 'creations', event: 'job.ended' }),
  relay({ from: 'result', fact: 'creation.deleted', to: 'jobs', event: 'creation.deleted' }),
  relay({
    from: 'form',
    fact: 'form.changed',
    when: isOfPage,
    to: 'draft',
    event: 'form.changed',
    with: formWithoutConsent,
    sameTool: true,
    late: true,
  }),
  relay({ from: 'draft', fact: 'draft.restored', to: 'form', event: 'form.filled', with: theDraft, at: theForm }),
  relay({ from: 'consent', fact: 'consent.given', to: 'form', event: 'field.changed', with: theReceipt, at: theForm }),
  relay({
    from: 'consent',
    fact: 'consent.withdrawn',
    to: 'form',
    event: 'field.changed',
    with: { name: 'consent', value: null },
    at: theForm,
  }),
  relay({ from: 'crop', fact: 'image.cut', to: 'form', event: 'file.given', with: intoTheField, at: theForm }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'crop',
    event: 'image.changed',
    with: theImage,
    sameTool: true,
    late: true,
  }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'consent',
    event: 'files.changed',
    with: theRefs,
    sameTool: true,
    late: true,
  }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: 'faceSearch',
    event: 'target.changed',
    with: theTarget,
    sameTool: true,
    late: true,
  }),
  relay({
    from: 'form',
    fact: 'form.shown',
    when: isOfPage,
    to: ['garmentSearch', 'brush'],
    event: 'form.shown',
    sameTool: true,
    late: true,
  }),
  relay({ from: 'form', fact: 'form.shown', when: isOfPage, to: 'marks', event: 'form.shown', sameTool: true, late: true }),
  relay({ from: 'marks', fact: 'marks.put', to: 'form', event: 'field.changed', with: theField, at: theForm }),
  relay({ from: 'marks', fact: 'files.swapped', to: 'form', event: 'files.swapped', at: theForm }),
  relay({ from: 'marks', fact: 'file.removed', to: 'form', event: 'file.removed', at: theForm }),
  relay({ from: 'brush', fact: 'mask.painted', to: 'form', event: 'file.given', with: theMask, at: theForm }),
  relay({ from: 'brush', fact: 'mask.cleared', to: 'form', event: 'file.removed', with: theSlot, at: theForm }),
  relay({ from: 'garmentSearch', fact: 'mask.proposed', to: 'form', event: 'file.given', with: theMask, at: theForm }),
  relay({ from: 'garmentSearch', fact: 'mask.withdrawn', to: 'form', event: 'file.removed', with: theSlot, at: theForm }),
  relay({ from: 'garmentSearch', fact: 'proposal.expected', to: 'form', event: 'proposal.expected', at: theForm }),
  relay({ from: 'faceSearch', fact: 'faces.found', to: 'form', event: 'faces.found', at: theForm }),
  relay({ from: 'faceSearch', fact: 'faces.unmarked', to: 'form', event: 'faces.unmarked', at: theForm }),
  relay({ from: 'form', fact: 'form.shown', when: isOfItem, to: 'batch', event: 'image.stored', with: theStored, sameTool: true }),
  relay({ from: 'item', fact: 'work.began', to: 'batch', event: 'item.changed', with: workingItem, sameTool: true }),
  relay({ from: 'item', fact: 'work.ended', to: 'batch', event: 'item.changed', with: endedItem, sameTool: true }),
  relay({ from: 'form', fact: 'form.shown', when: isOfPage, to: 'batch', event: 'form.shown', sameTool: true, late: true }),
  relay({
    from: 'generation',
    fact: 'work.ended',
    when: isFormRefused,
    to: 'batch',
    event: 'form.judged',
    with: { accepted: false },
    sameTool: true,
  }),
  relay({ from: 'generation', fact: 'submit.accepted', to: 'batch', event: 'batch.submitted', sameTool: true }),
  // A form with errors comes back at once, so a submit that reaches the server means that the form was valid.
  relay({
    from: 'job',
    fact: 'cost.pending',
    when: isOfPage,
    to: 'batch',
    event: 'form.judged',
    with: { accepted: true },
    sameTool: true,
  }),
  relay({
    from: ['brush', 'consent', 'crop', 'faceSearch', 'garmentSearch', 'job', 'result'],
    fact: 'notice.raised',
    to: 'toasts',
    event: 'notice.raised',
  }),
].flat();
