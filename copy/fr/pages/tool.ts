import type { NamespaceToolTranslation } from '../../generated/types.ts';

const tool = {
  picture: 'Votre image',
  prompt: 'Que doit-elle montrer ?',
  seed: 'Graine',
  seedHint: 'Les mêmes mots et la même graine donnent la même image.',
  seedAny: 'au hasard',
  how: 'Comment ça marche',
  reasons: 'Pourquoi ici',
  questions: 'Questions',
  allTitle: 'Tous les outils',
  allLead: 'Chacun dit ce qu’il fait, ce qu’il coûte et quel moteur travaille.',
  unservedCard: 'Pas disponible sur ce site pour le moment',
} satisfies NamespaceToolTranslation;

export default tool;
