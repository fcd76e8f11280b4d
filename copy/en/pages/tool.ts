import type { BaseTranslation } from '../../generated/types.ts';

const tool = {
  picture: 'Your picture',
  prompt: 'What shall it show?',
  seed: 'Seed',
  seedHint: 'The same words and the same seed draw the same picture.',
  seedAny: 'any',
  how: 'How it works',
  reasons: 'Why make it here',
  questions: 'Questions',
  allTitle: 'All tools',
  allLead: 'Each one says what it does, what it costs and which engine does the work.',
  unservedCard: 'Not available on this site now',
} satisfies BaseTranslation;

export default tool;
