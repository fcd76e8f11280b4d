import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Texte en vidéo',
  card: 'Une phrase devient une courte vidéo.',
  search: {
    title: 'Texte en vidéo : une phrase, une courte vidéo',
    description: 'Décrivez une scène et obtenez une courte vidéo de 3 à 10 secondes, avec météo, lumière et caméra en mouvement, en MP4.',
  },
  h1: 'Du texte à la vidéo',
  lead: 'Écrivez une phrase et obtenez une courte vidéo : un lieu, sa météo, sa lumière et une caméra qui avance.',
  action: 'Créer la vidéo',
  steps: [
    { title: 'Décrivez la scène', body: 'Qui, où, quand : « un renard dans la neige, la nuit ».' },
    { title: 'Choisissez le format et la durée', body: 'Vertical pour les stories, large pour les écrans, de 3 à 10 secondes.' },
    { title: 'Regardez et téléchargez', body: 'Un MP4 lisible partout, ou un GIF.' },
  ],
  about: [
    {
      title: 'Des mots à la scène',
      body: 'La scène est montée en plans : le ciel, le lointain, le sol, et votre sujet devant. Quand la caméra bouge, les plans glissent les uns sur les autres, la neige tombe, les étoiles scintillent, l’eau ondule. Précisez l’heure, et la lumière suit ; précisez la météo, et elle s’installe.',
    },
    {
      title: 'Qui fait la vidéo ?',
      body: 'Si un modèle vidéo est connecté, le formulaire le nomme. Sinon, la scène est composée de dessins et animée selon des règles : une jolie carte animée plutôt qu’un plan de cinéma, et le résultat l’indique.',
    },
    {
      title: 'Que demander ?',
      body: 'Un sujet et un lieu suffisent. « Un voilier sur la mer au coucher du soleil » est plus clair qu’une histoire entière. Pour une autre version, gardez les mots et changez le numéro de variante.',
    },
    {
      title: 'À quoi ça sert',
      body: 'Une ouverture de diaporama, une carte de vœux animée, une boucle derrière un titre, l’esquisse d’un plan avant de le tourner. La même idée se décline à l’horizontale pour l’écran et à la verticale pour le téléphone.',
    },
  ],
  reasons: [
    { title: 'Prête à publier', body: '9:16, 1:1 et 16:9 pour les stories, les publications et les écrans.' },
    { title: 'Vous savez ce qui a été compris', body: 'Vous voyez quels mots sont devenus une image.' },
    { title: 'Reproductible', body: 'Mêmes mots, même numéro de variante, même vidéo.' },
  ],
  faqs: [
    { title: 'Quelle durée peut avoir la vidéo ?', body: 'De 3 à 10 secondes, à régler avant de commencer.' },
    {
      title: 'La vidéo a-t-elle du son ?',
      body: 'Non, sauf si le modèle connecté en produit. Vous pouvez ajouter une musique dans votre application vidéo.',
    },
    {
      title: 'Peut-on y faire apparaître de vraies personnes ?',
      body: 'Pas par leur nom. Une description qui nomme un particulier est refusée, sans être facturée.',
    },
    { title: 'Peut-on partir d’une photo ?', body: 'Oui, avec « Animer une photo » : la caméra se déplace alors dans votre image.' },
  ],
  closing: 'Une ligne, et ça bouge.',
};

export default copy;
