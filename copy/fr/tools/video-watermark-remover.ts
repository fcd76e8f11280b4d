import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Effacer une marque de votre vidéo',
    description: 'Tracez un rectangle autour d’une date ou d’un logo dans votre séquence, il est rempli image par image.',
  },
  h1: 'Une image de nouveau nette',
  lead: 'Tracez un rectangle autour d’une date ou d’un logo dans votre séquence, il est rempli image par image.',
  action: 'Nettoyer la vidéo',
  steps: [
    {
      title: 'Choisissez votre séquence',
      body: 'Jusqu’à 60 secondes.',
    },
    {
      title: 'Tracez les rectangles',
      body: 'Un ou plusieurs.',
    },
    {
      title: 'Téléchargez le MP4',
      body: 'Avec son.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Résultat calme',
      body: 'Un même plan est rempli de la même façon.',
    },
    {
      title: 'Le son reste',
      body: 'La piste n’est pas touchée.',
    },
    {
      title: 'Pour vos propres images',
      body: 'Nous le disons, et respectons la provenance.',
    },
  ],
  faqs: [
    {
      title: 'Et les marques qui bougent ?',
      body: 'Celles qui restent en place conviennent. Les autres demandent un rectangle qui couvre leur trajet.',
    },
    {
      title: 'Où mon fichier est-il traité ?',
      body: 'Par le moteur nommé sur cette page. Le moteur intégré travaille sur la machine de l’exploitant et n’envoie rien ailleurs.',
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
  closing: 'Vingt crédits, rendus en cas d’échec.',
};

export default copy;
