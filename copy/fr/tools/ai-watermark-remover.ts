import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Effacer des marques de votre image',
    description: 'Passez le pinceau sur un texte, une date ou un objet gênant, et le fond se recompose.',
  },
  h1: 'Un coup de pinceau, et c’est parti',
  lead: 'Passez le pinceau sur un texte, une date ou un objet gênant, et le fond se recompose.',
  action: 'Effacer',
  steps: [
    {
      title: 'Ajoutez votre image',
      body: 'Une image que vous pouvez modifier.',
    },
    {
      title: 'Peignez ce qui doit partir',
      body: 'Le texte est proposé ; vous décidez.',
    },
    {
      title: 'Comparez et téléchargez',
      body: 'Hors du pinceau, chaque pixel reste.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Rempli à partir de l’image',
      body: 'La texture continue là où était la marque.',
    },
    {
      title: 'Seulement le pinceau',
      body: 'Rien d’autre n’est touché.',
    },
    {
      title: 'La provenance reste',
      body: 'Les marques d’origine du fichier sont respectées.',
    },
  ],
  faqs: [
    {
      title: 'Puis-je effacer n’importe quel filigrane ?',
      body: 'Seulement sur ce qui est à vous.',
    },
    {
      title: 'Où mon fichier est-il traité ?',
      body: 'Par le moteur nommé sur cette page. Le moteur intégré travaille sur la machine de l’exploitant et n’envoie rien ailleurs.',
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
  closing: 'Parti, comme s’il n’avait jamais été là.',
};

export default copy;
