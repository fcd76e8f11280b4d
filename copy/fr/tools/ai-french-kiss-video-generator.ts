import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Un baiser en vidéo',
  card: 'Une courte vidéo romantique pour deux adultes.',
  search: {
    title: 'Un baiser en vidéo à partir de deux photos',
    description:
      'Créez une courte vidéo romantique avec les portraits de deux adultes consentants : clair de lune, baisers envoyés, cœurs dessinés et mélodie douce.',
  },
  h1: 'Un baiser en vidéo avec deux photos',
  lead: 'Deux adultes consentants au clair de lune : chacun envoie un baiser qui se pose sur la joue de l’autre, puis un cœur se referme sur eux.',
  action: 'Créer le baiser',
  steps: [
    { title: 'Ajoutez une ou deux photos', body: 'Adultes seulement, bien visibles de face ou de trois quarts.' },
    { title: 'Confirmez l’accord', body: 'Dites qui sont ces personnes, et que toutes deux ont dit oui.' },
    { title: 'Téléchargez le MP4', body: 'Pour un anniversaire, un mariage, ou juste pour le plaisir.' },
  ],
  about: [
    {
      title: 'Une carte romantique qui bouge',
      body: 'Les deux têtes sont détourées et placées sous la même lune, sur des corps en pull dessinés. Chacun envoie un baiser, qui laisse son empreinte sur la joue de l’autre ; puis ils se rapprochent, et un cœur se referme sur eux au son d’une mélodie. C’est tendre, pas torride : rien de sexuel n’est fait ici.',
    },
    {
      title: 'Pourquoi tant de questions',
      body: 'La vidéo d’un baiser peut blesser quelqu’un qui n’en voulait pas. Les deux doivent donc être des adultes consentants, votre réponse est gardée avec la vidéo, et la vidéo disparaît si l’accord est retiré.',
    },
    {
      title: 'Choisir les photos',
      body: 'Des visages nets, dans une lumière semblable, donnent le meilleur résultat. Deux portraits de trois quarts qui se regardent, c’est parfait ; les vêtements importent peu, car ils sont dessinés.',
    },
    {
      title: 'Une surprise qui reste douce',
      body: 'Demandez d’abord, surprenez ensuite : l’autre a dit oui à la vidéo, mais ne l’a pas encore vue. Elle se glisse entre deux images d’un diaporama de mariage, dans un message de Saint-Valentin ou à la fin d’une lettre. En boucle, elle trouve aussi sa place dans un cadre numérique.',
    },
  ],
  reasons: [
    { title: 'Avec goût', body: 'Des baisers envoyés, un sourire, quelques cœurs.' },
    { title: 'L’accord d’abord', body: 'Sans lui, rien n’est créé.' },
    { title: 'À supprimer quand vous voulez', body: 'La vidéo disparaît, son lien aussi.' },
  ],
  faqs: [
    {
      title: 'Est-ce vraiment un baiser avec la langue ?',
      body: 'Non, ils s’envoient des baisers qui se posent sur la joue, puis un cœur se referme sur eux. Les lèvres ne se touchent jamais. Rien d’explicite n’est créé ici.',
    },
    {
      title: 'Puis-je utiliser des photos de célébrités ?',
      body: 'Non. Il faut que ce soit vous ou des adultes qui acceptent cette vidéo.',
    },
    { title: 'Peut-on réunir deux femmes ou deux hommes ?', body: 'Bien sûr.' },
    {
      title: 'Peut-on revenir en arrière après le partage ?',
      body: 'Arrêtez le partage dans Mes créations, et le lien ne fonctionnera plus. Les copies déjà enregistrées ailleurs nous échappent.',
    },
  ],
  closing: 'Pour deux personnes qui ont dit oui.',
};

export default copy;
