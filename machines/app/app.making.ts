/** The rows of the wiring table whose sender is a form, its job or what belongs to them: they come with the first form. */
import type { BatchEmitted } from '../batch/batch.types.ts';
import type { DraftForm } from '../draft/draft.types.ts';
import type { FormEmitted } from '../form/form.types.ts';
import type { GenerationEmitted } from '../generation/generation.types.ts';
import type { HandOverEmitted } from '../handOver/handOver.types.ts';
import type { MarksEmitted } from '../marks/marks.types.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';
import type { Identity } from './app.roles.ts';
import { relay, relayEach, type RelayRow } from './app.row.ts';

const theDraft = ({ values, files }: DraftForm) => ({ values, files });
/** The form without its consent, because another person may be here or be shown. */
const formWithoutConsent = ({ values, files }: DraftForm) => ({
  values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'consent')),
  files,
});
const theReceipt = ({ receipt }: { receipt: string }) => ({ name: 'consent', value: receipt });
const intoTheField = ({ file }: { file: FileFacts }, { of }: Identity) => ({ slot: of ?? '', kind: 'picture', file }) as const;
const theHref = ({ href }: { href: string }) => ({ href });
type FormShown = Extract<FormEmitted, { type: 'form.shown' }>;
type WorkEnded = Extract<GenerationEmitted, { type: 'work.ended' }>;
type Started = Extract<BatchEmitted, { type: 'items.started' }>;
/** Whether the sender belongs to the page of its tool, or to one of the other images of a batch. */
const isOfPage = (_: object, { of }: Identity): boolean => of === undefined;
const isOfItem = (_: object, { of }: Identity): boolean => of !== undefined;
/** The form on the page of the sender's tool. */
const theForm = (_: object, { tool = '' }: Identity) => ({ tool });
const theImage = ({ files }: FormShown, _: Identity, { of = '' }: Identity) => ({ ref: files[of]?.ref ?? null });
const theRefs = ({ files }: FormShown) => ({ refs: Object.values(files).map(({ ref }) => ref) });
const theTarget = ({ files }: FormShown, _: Identity, { of = '' }: Identity) => ({ file: files[of]?.stored?.name ?? null });
const isFormRefused = ({ phase }: WorkEnded): boolean => phase === 'form' || phase === 'refused';
type Handed = Extract<HandOverEmitted, { type: 'result.handed' }>;
const theOtherTool = ({ tool }: Handed) => ({ tool });
type Idea = Extract<HandOverEmitted, { type: 'idea.handed' }>;
const thatForm = ({ tool }: Idea) => ({ tool });
const isSent = (idea: Idea): boolean => idea.isSent === true;
const isUnsent = (idea: Idea): boolean => !isSent(idea);
const theIdea = ({ values }: Idea) => ({ values, files: {} });
const hasTab = ({ values }: Handed): boolean => Object.keys(values).length > 0;
/** The values that open the tab which takes the handed result. */
const tabValues = ({ values }: Handed) => ({ values, files: {} });
const theHandedFile = ({ slot, kind, file }: Handed) => ({ slot, kind, file });
const theMask = ({ file }: { file: FileFacts }, { of = '' }: Identity) => ({ slot: of, kind: 'mask', file }) as const;
const theField = ({ name, value }: Extract<MarksEmitted, { type: 'marks.put' }>) => ({ name, value });
const theSlot = (_: object, { of = '' }: Identity) => ({ slot: of });
type Placed = { place: number };
const theFiles = ({ items }: Extract<BatchEmitted, { type: 'items.added' }>) => items;
const theSaved = ({ items }: Extract<BatchEmitted, { type: 'items.recalled' }>) => items;
const thePlaces = ({ places }: { places: readonly number[] }): Placed[] => places.map((place) => ({ place }));
const thePlacesToFill = ({ places, values, files }: Started) => places.map((place) => ({ place, values, files }));
/** The image at this place of the batch. */
const thatItem = ({ place }: Placed, { tool }: Identity) => ({ tool: tool ?? '', of: String(place) });
const theItemFile = ({ file }: { file: FileFacts }, { of = '' }: Identity) => ({ slot: of, kind: 'picture', file }) as const;
const theItemImage = ({ stored }: { stored: StoredFile }, { of = '' }: Identity) => ({ values: {}, files: { [of]: stored } });
const theShared = ({ values, files }: Pick<Started, 'values' | 'files'>) => ({ values, files });
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
  relay({
    from: 'handOver',
    fact: 'result.handed',
    when: hasTab,
    to: 'form',
    event: 'form.filled',
    with: tabValues,
    at: theOtherTool,
    load: true,
  }),
  relay({
    from: 'handOver',
    fact: 'result.handed',
    to: 'form',
    event: 'file.given',
    with: theHandedFile,
    at: theOtherTool,
    load: true,
  }),
  relay({ from: 'handOver', fact: 'result.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),
  // The home page's button shows the price, and clicking it pays.
  relay({ from: 'handOver', fact: 'idea.handed', to: 'form', event: 'form.filled', with: theIdea, at: thatForm, load: true }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isSent, to: 'generation', event: 'submit.sent', at: thatForm, load: true }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'form.submitted', at: thatForm }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'submit.queued', at: thatForm }),
  relay({ from: 'handOver', fact: 'idea.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),
  // Several images at once: each is a form and a job of its own.
  relayEach({
    from: 'batch',
    fact: 'items.added',
    each: theFiles,
    to: 'form',
    event: 'file.given',
    at: thatItem,
    with: theItemFile,
    load: true,
  }),
  relayEach({
    from: 'batch',
    fact: 'items.recalled',
    each: theSaved,
    to: 'form',
    event: 'form.filled',
    at: thatItem,
    with: theItemImage,
    load: true,
  }),
  relayEach({
    from: 'batch',
    fact: 'items.started',
    each: thePlacesToFill,
    to: 'form',
    event: 'form.filled',
    at: thatItem,
    with: theShared,
  }),
  relayEach({ from: 'batch', fact: 'items.started', each: thePlaces, to: 'form', event: 'form.submitted', at: thatItem }),
  relayEach({ from: 'batch', fact: 'items.dropped', each: thePlaces, to: 'item', event: 'result.dismissed', at: thatItem }),
  relayEach({ from: 'batch', fact: 'items.dropped', each: thePlaces, to: 'form', event: 'file.removed', at: thatItem, with: theSlot }),
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
  relay({ from: 'batch', fact: 'others.changed', to: 'form', event: 'others.changed', at: theForm }),
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
    from: ['batch', 'brush', 'consent', 'crop', 'faceSearch', 'garmentSearch', 'handOver', 'job', 'result'],
    fact: 'notice.raised',
    to: 'toasts',
    event: 'notice.raised',
  }),
].flat();
