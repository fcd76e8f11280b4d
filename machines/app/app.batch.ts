/** The rows of the wiring table whose sender is a batch: they come with its actor. Each of its images is a form and a job of its own. */
import type { BatchEmitted } from '../batch/batch.types.ts';
import type { FileFacts, StoredFile } from '../upload/upload.types.ts';
import { theForm, theSlot } from './app.making.ts';
import type { Identity } from './app.roles.ts';
import { relay, relayEach, type RelayRow } from './app.row.ts';

type Started = Extract<BatchEmitted, { type: 'items.started' }>;
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

/** Delivered in this order. */
export const batchRows: readonly RelayRow[] = [
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
  relay({ from: 'batch', fact: 'others.changed', to: 'form', event: 'others.changed', at: theForm }),
  relay({ from: 'batch', fact: 'notice.raised', to: 'toasts', event: 'notice.raised' }),
].flat();
