import type { BaseTranslation } from '../../generated/types.ts';

const creations = {
  title: 'My creations',
  description: 'Everything you’ve made, ready to download.',
  all: 'All',
  filter: 'Show',
  empty: { title: 'Nothing here yet', body: 'What you make appears here and stays until you delete it.', action: 'Make a sticker' },
  loading: 'Loading your creations',
  failed: 'We couldn’t load your creations.',
  more: 'Show more',
  moreFailed: 'We couldn’t load the rest.',
  delete: 'Delete',
  download: 'Download',
  options: 'Download and share',
  removed: 'Deleted.',
  undo: 'Undo',
  status: { queued: 'Waiting in line', running: 'In progress', failed: 'Failed', cancelled: 'Canceled', succeeded: 'Ready' },
  returned: 'You got your {0:number|number} credit{{s}} back.',
  again: 'Try again',
  draft: 'Composed',
  today: 'Today',
  yesterday: 'Yesterday',
  image: 'Image made on {0:string}',
  gif: 'GIF made on {0:string}',
  video: 'Video made on {0:string}',
  audio: 'Audio made on {0:string}',
  cancel: 'Cancel',
  remix: 'Remix',
} satisfies BaseTranslation;

export default creations;
