import type { BaseTranslation } from '../../generated/types.ts';

const creations = {
  title: 'My creations',
  description: 'What you made, with its files.',
  all: 'All',
  filter: 'Show',
  empty: { title: 'Nothing here yet', body: 'What you make appears here and stays until you delete it.', action: 'Make a sticker' },
  loading: 'Your creations are on their way',
  failed: 'Your creations could not be fetched.',
  more: 'Show more',
  moreFailed: 'The rest could not be fetched.',
  delete: 'Delete',
  download: 'Download',
  options: 'Formats and sharing',
  removed: 'Deleted.',
  undo: 'Undo',
  status: { queued: 'Waiting', running: 'At work', failed: 'Did not work', cancelled: 'Cancelled', succeeded: 'Ready' },
  returned: 'Your {0:number} credit{{s}} {{is|are}} back.',
  again: 'Try again',
  draft: 'Draft engine',
  today: 'Today',
  yesterday: 'Yesterday',
  image: 'Picture made on {0:string}',
} satisfies BaseTranslation;

export default creations;
