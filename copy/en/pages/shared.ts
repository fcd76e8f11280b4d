import type { BaseTranslation } from '../../generated/types.ts';

/** The page of a file that another app shared. */
const shared = {
  title: 'Choose what to make with it',
  description: 'Pick the tool for the file you shared with Iridia.',
  lead: '{name:string} is here. Which tool should get it?',
  missing: {
    title: 'No shared file here',
    body: 'Share a photo, video or recording from another app, or choose a tool and add one there.',
    tools: 'See all tools',
  },
} satisfies BaseTranslation;

export default shared;
