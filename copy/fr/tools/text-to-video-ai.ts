import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Texte en vidéo : une phrase, un clip animé',
    description: 'Décrivez une scène et obtenez une courte vidéo de 3 à 10 secondes, avec météo, lumière et caméra en mouvement, en MP4.',
  },
  h1: 'Du texte à la vidéo',
  lead: 'Écrivez une phrase et obtenez une courte vidéo : un lieu, son temps, sa lumière et une caméra qui avance.',
  action: 'Créer la vidéo',
  steps: [
    { title: 'Décrivez la scène', body: 'Qui, où, quand : « un renard dans la neige, la nuit ».' },
    { title: 'Choisissez la forme et la durée', body: 'Vertical pour les stories, large pour les écrans, de 3 à 10 secondes.' },
    { title: 'Regardez et téléchargez', body: 'Un MP4 lisible partout, ou un GIF.' },
  ],
  about: [
    {
      title: 'Des mots à la scène',
      body: 'La scène est montée en plans : le ciel, le lointain, le sol, et votre sujet devant. Quand la caméra bouge, les plans glissent les uns sur les autres, la neige tombe, les étoiles scintillent, l’eau remue. Donnez une heure et la lumière suit ; donnez un temps et il arrive.',
    },
    {
      title: 'Qui fait la vidéo ?',
      body: 'Si un modèle vidéo est connecté, le formulaire le nomme. Sinon, Draft bâtit la scène avec des dessins et l’anime selon des règles : une jolie carte animée plutôt qu’un plan de cinéma, et le résultat le dit.',
    },
    {
      title: 'Que demander ?',
      body: 'Un sujet et un lieu suffisent. « Un voilier sur la mer au coucher du soleil » est plus clair qu’une histoire entière. Pour une autre version, gardez les mots et changez la seed.',
    },
    {
      title: 'À quoi ça sert',
      body: 'Une ouverture de diaporama, une carte de vœux animée, une boucle derrière un titre, l’esquisse d’un plan avant de le tourner. La même idée existe en largeur pour l’écran et en hauteur pour le téléphone.',
    },
  ],
  reasons: [
    { title: 'Prête à publier', body: '9:16, 1:1 et 16:9 pour les stories, les fils et les écrans.' },
    { title: 'On vous dit ce qui est compris', body: 'Vous voyez quels mots sont devenus une image.' },
    { title: 'Reproductible', body: 'Mêmes mots, même seed, même vidéo.' },
  ],
  faqs: [
    { title: 'Quelle durée peut avoir la vidéo ?', body: 'De 3 à 10 secondes, à régler avant de commencer.' },
    {
      title: 'A-t-elle du son ?',
      body: 'Non, sauf si le modèle connecté en ajoute. Vous pouvez poser une musique dans votre application vidéo.',
    },
    {
      title: 'Peut-on y faire apparaître de vraies personnes ?',
      body: 'Pas par leur nom. Une description qui nomme une personne privée est refusée, sans être facturée.',
    },
    { title: 'Peut-on partir d’une photo ?', body: 'Oui, avec l’outil qui anime une photo : il la garde et y déplace la caméra.' },
  ],
  closing: 'Une ligne, et ça bouge.',
};

export default copy;
