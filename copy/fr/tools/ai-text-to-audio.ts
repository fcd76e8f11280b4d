import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Transformer un texte en voix',
    description: 'Une lecture claire en anglais, chinois, français, espagnol et russe, en MP3.',
  },
  h1: 'Faites parler votre texte',
  lead: 'Une lecture claire en anglais, chinois, français, espagnol et russe, en MP3.',
  action: 'Créer l’audio',
  steps: [
    {
      title: 'Collez le texte',
      body: 'Dans la langue choisie.',
    },
    {
      title: 'Choisissez voix et vitesse',
      body: 'De la moitié au double.',
    },
    {
      title: 'Écoutez et téléchargez',
      body: 'Un MP3 pour tout lecteur.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Cinq langues',
      body: 'Avec les sons propres à chacune.',
    },
    {
      title: 'Rapide',
      body: 'Une phrase prend environ une seconde.',
    },
    {
      title: 'Dit ce que c’est',
      body: 'Une voix synthétique, indiquée dans le fichier.',
    },
  ],
  faqs: [
    {
      title: 'La voix semble-t-elle humaine ?',
      body: 'La voix intégrée est claire mais robotique. Un modèle vocal relié est plus naturel ; la page nomme le moteur.',
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
  closing: 'Deux crédits pour être entendu.',
};

export default copy;
