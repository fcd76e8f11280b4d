import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Vidéo d’Halloween à partir d’un portrait',
    description: 'Maquillage, ciel de nuit, chauves-souris et un peu de musique à partir d’un portrait.',
  },
  h1: 'Hantez votre portrait',
  lead: 'Maquillage, ciel de nuit, chauves-souris et un peu de musique à partir d’un portrait.',
  action: 'Faire peur',
  steps: [
    {
      title: 'Ajoutez un portrait',
      body: 'De face, les yeux visibles.',
    },
    {
      title: 'Choisissez le maquillage',
      body: 'Squelette, chat, vampire ou citrouille.',
    },
    {
      title: 'Téléchargez le MP4',
      body: 'Avec le son.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Suit le visage',
      body: 'Le maquillage tombe où il faut.',
    },
    {
      title: 'Son compris',
      body: 'Une courte mélodie de nuit.',
    },
    {
      title: 'Étiquette',
      body: 'Elle dit comment c’est fait.',
    },
  ],
  faqs: [
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
    {
      title: 'Combien de temps est-ce conservé ?',
      body: 'Dans Mes créations, jusqu’à ce que vous le supprimiez. La suppression efface le fichier pour de bon.',
    },
  ],
  closing: 'Prêt avant les citrouilles.',
};

export default copy;
