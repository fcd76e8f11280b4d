import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Créer une image à partir de mots',
    description: 'Décrivez une scène dans votre langue et obtenez une image avec lumière, météo et personnages.',
  },
  h1: 'Écrivez, voyez',
  lead: 'Décrivez une scène dans votre langue et obtenez une image avec lumière, météo et personnages.',
  action: 'Créer l’image',
  steps: [
    {
      title: 'Décrivez',
      body: 'Un sujet, un lieu, un moment du jour.',
    },
    {
      title: 'Choisissez format et style',
      body: 'Carré, vertical ou large.',
    },
    {
      title: 'Gardez la graine',
      body: 'Pour retrouver la même image ou n’en changer qu’un mot.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Cinq langues au choix',
      body: 'Les mêmes mots donnent la même image.',
    },
    {
      title: 'Reproductible',
      body: 'Même graine, même résultat.',
    },
    {
      title: 'Un crédit',
      body: 'Rendu en cas d’échec.',
    },
  ],
  faqs: [
    {
      title: 'Qu’est-ce que le moteur d’esquisse ?',
      body: 'Un peintre qui suit des règles : il trouve des dessins pour vos mots et compose une scène. Il sert quand aucun modèle d’image n’est relié, et il le dit.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
    {
      title: 'Combien de temps est-ce conservé ?',
      body: 'Dans Mes créations, jusqu’à ce que vous le supprimiez. La suppression efface le fichier pour de bon.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
  ],
  closing: 'Le plus court chemin d’une idée à une image.',
};

export default copy;
