import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Échanger plusieurs visages dans un GIF',
    description: 'Deux, trois visages ou plus dans un GIF, chacun suivi d’un bout à l’autre.',
  },
  h1: 'Plusieurs visages, un GIF',
  lead: 'Deux, trois visages ou plus dans un GIF, chacun suivi d’un bout à l’autre.',
  action: 'Tout échanger dans le GIF',
  steps: [
    {
      title: 'Choisissez un GIF',
      body: 'Chaque visage est numéroté dès qu’il apparaît.',
    },
    {
      title: 'Associez les visages',
      body: 'En glissant, en pressant ou au clavier.',
    },
    {
      title: 'Téléchargez',
      body: 'Une boucle avec tout le monde.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Pas de confusion',
      body: 'Chaque visage garde son numéro.',
    },
    {
      title: 'Vide, c’est permis',
      body: 'Un visage sans remplaçant ne change pas.',
    },
    {
      title: 'Un seul prix',
      body: 'Cinq crédits pour le GIF.',
    },
  ],
  faqs: [
    {
      title: 'Et si des personnes se croisent ?',
      body: 'Les visages sont suivis par place et taille. Après un long croisement ils peuvent s’inverser ; coupez le GIF à cet endroit.',
    },
    {
      title: 'Puis-je utiliser l’image de quelqu’un d’autre ?',
      body: 'Seulement si cette personne est d’accord. Nous le demandons avant la tâche, gardons la réponse et supprimons les résultats si l’accord est retiré.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
  ],
  closing: 'Tout le groupe dans une boucle.',
};

export default copy;
