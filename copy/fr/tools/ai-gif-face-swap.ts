import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Créer un GIF de réaction avec un visage',
    description: 'Transformez un GIF que tout le monde connaît avec un visage que vos amis connaissent.',
  },
  h1: 'Votre propre GIF de réaction',
  lead: 'Transformez un GIF que tout le monde connaît avec un visage que vos amis connaissent.',
  action: 'Créer le GIF',
  steps: [
    {
      title: 'Choisissez la réaction',
      body: 'Votre GIF ou un exemple.',
    },
    {
      title: 'Ajoutez le visage',
      body: 'Le vôtre, ou celui d’une personne d’accord.',
    },
    {
      title: 'Envoyez-le',
      body: 'Téléchargez la boucle et partagez-la partout.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Fait pour les discussions',
      body: 'La boucle reste la même et reste légère.',
    },
    {
      title: 'Suit le mouvement',
      body: 'Hochements et rotations gardent leur visage.',
    },
    {
      title: 'Cinq crédits',
      body: 'Rendus si cela échoue.',
    },
  ],
  faqs: [
    {
      title: 'Cela marche-t-il avec un dessin animé ?',
      body: 'Seulement avec des visages humains. Si aucun n’est trouvé, nous le disons avant de débiter.',
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
      title: 'Combien de temps est-ce conservé ?',
      body: 'Dans Mes créations, jusqu’à ce que vous le supprimiez. La suppression efface le fichier pour de bon.',
    },
  ],
  closing: 'Dites-le avec un visage.',
};

export default copy;
