import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Voix parodique de Trump',
  card: 'Une blague dite par une voix parodique, présentée comme telle.',
  search: {
    title: 'Voix parodique de Trump : un audio pour rire',
    description:
      'Créez un audio drôle avec une voix parodique à la Trump. Elle n’imite aucun enregistrement et annonce toujours que c’est une parodie.',
  },
  h1: 'Voix parodique de Trump',
  lead: 'Écrivez une blague et faites-la dire par une voix présidentielle exagérée, toujours présentée comme une parodie.',
  action: 'Créer la parodie',
  steps: [
    {
      title: 'Écrivez la réplique',
      body: 'Plus c’est absurde, mieux c’est : la meilleure pizza, le plus grand chat, un lundi formidable.',
    },
    { title: 'Lancez la création', body: 'L’audio se termine par quelques mots qui disent que c’est une parodie.' },
    { title: 'Téléchargez', body: 'En MP3 ou WAV, avec la même mention dans les données du fichier.' },
  ],
  about: [
    {
      title: 'Une caricature, pas une copie',
      body: 'Aucun enregistrement d’une vraie personne n’est utilisé. La voix est synthétique, et ce sont ses tics exagérés qui font rire : un débit lent, une longue pause à chaque virgule, une voix qui retombe à la fin de chaque phrase. C’est un dessin de presse pour l’oreille, et ça s’entend.',
    },
    {
      title: 'Rire oui, tromper non',
      body: 'Un vœu d’anniversaire, la météo du bureau, la critique de votre sandwich : tout passe. Ce qui pourrait passer pour une vraie déclaration sur une élection, un parti, une guerre ou une loi est refusé sans être facturé. Les mots de la fin ne s’enlèvent pas.',
    },
    {
      title: 'Écrire pour cette voix',
      body: 'Des phrases courtes, des répétitions, des superlatifs. Dites tout deux fois. Comparez les petites choses aux plus grandes du monde. Une trentaine de mots, c’est la bonne longueur.',
    },
    {
      title: 'Partager avec prudence',
      body: 'Un audio drôle finit par circuler hors contexte. Laissez les mots de la fin, précisez que c’est une parodie et ne le découpez pas en morceaux que l’on prendrait au sérieux. Un audio signalé comme trompeur est supprimé.',
    },
  ],
  reasons: [
    { title: 'Une parodie assumée', body: 'Sur la page, dans le son et dans le fichier.' },
    { title: 'Aucun enregistrement', body: 'Rien n’est copié d’un vrai discours.' },
    { title: 'Fait pour rire', body: 'L’audio est prêt avant que la blague ne vieillisse.' },
  ],
  faqs: [
    {
      title: 'Peut-on retirer les mots de la fin ?',
      body: 'Non. Elle vous protège aussi : personne ne pourra dire que vous vouliez tromper.',
    },
    { title: 'Est-ce que ça ressemble au vrai Donald Trump ?', body: 'À quelqu’un qui l’imite mal. C’est voulu.' },
    {
      title: 'Pourquoi mon texte est-il refusé ?',
      body: 'Il ressemblait sans doute à une déclaration politique. Changez de sujet et recommencez : rien n’a été facturé.',
    },
    {
      title: 'Pourquoi confirmer mon âge ?',
      body: 'Les outils qui imitent une personne sont réservés aux adultes. La question n’est posée qu’une fois dans ce navigateur.',
    },
  ],
  closing: 'À vous la blague, à nous la mention.',
};

export default copy;
