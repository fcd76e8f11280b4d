import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Générateur de voix parodique de Trump',
    description: 'Une voix de parodie pour vos blagues, toujours annoncée comme telle. Elle n’imite aucun enregistrement.',
  },
  h1: 'Une parodie, annoncée comme telle',
  lead: 'Une voix de parodie pour vos blagues, toujours annoncée comme telle. Elle n’imite aucun enregistrement.',
  action: 'Créer la parodie',
  steps: [
    {
      title: 'Écrivez la réplique',
      body: 'Drôle, jamais trompeuse.',
    },
    {
      title: 'Créez-la',
      body: 'Une annonce parlée dit que c’est une parodie.',
    },
    {
      title: 'Téléchargez',
      body: 'Les données du fichier le disent aussi.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Clairement une parodie',
      body: 'Sur la page, dans le son et dans le fichier.',
    },
    {
      title: 'Aucun enregistrement',
      body: 'La voix naît de règles de hauteur et de rythme.',
    },
    {
      title: 'Pas de politique',
      body: 'Un faux discours est refusé avant tout débit.',
    },
  ],
  faqs: [
    {
      title: 'Puis-je retirer l’annonce ?',
      body: 'Non. Elle fait partie du son.',
    },
    {
      title: 'Qui peut l’utiliser ?',
      body: 'Les adultes. Nous le demandons une fois.',
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
  closing: 'Racontez la blague, gardez l’étiquette.',
};

export default copy;
