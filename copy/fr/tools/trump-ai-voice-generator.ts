import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Voix parodique de Trump, signalée',
    description:
      'Créez un audio drôle avec une voix parodique à la Trump. Elle n’imite aucun enregistrement, s’annonce comme parodie et refuse la tromperie.',
  },
  h1: 'Voix parodique de Trump',
  lead: 'Écrivez une blague et écoutez-la d’une voix présidentielle exagérée, toujours annoncée comme parodie.',
  action: 'Créer la parodie',
  steps: [
    {
      title: 'Écrivez la réplique',
      body: 'Plus c’est absurde, mieux c’est : la meilleure pizza, le plus grand chat, un lundi formidable.',
    },
    { title: 'Lancez', body: 'L’audio se termine par une phrase qui dit que c’est une parodie.' },
    { title: 'Téléchargez', body: 'En MP3 ou WAV, avec la même mention dans ses données.' },
  ],
  about: [
    {
      title: 'Une caricature faite de règles',
      body: 'Aucun enregistrement d’une vraie personne n’est utilisé. La voix est synthétique, et ce sont des règles exagérées qui font rire : des pauses au mauvais endroit, des mots étirés, une voix qui retombe à la fin. C’est un dessin de presse pour l’oreille, et ça s’entend.',
    },
    {
      title: 'Rire oui, tromper non',
      body: 'Un vœu d’anniversaire, la météo du bureau, la critique de votre sandwich : tout va. Ce qui pourrait passer pour une vraie déclaration sur une élection, un parti, une guerre ou une loi est refusé, sans rien facturer. La phrase finale ne s’enlève pas.',
    },
    {
      title: 'Écrire pour cette voix',
      body: 'Des phrases courtes, des répétitions, des superlatifs. Dites tout deux fois. Comparez les petites choses aux plus grandes du monde. Une trentaine de mots, c’est la bonne longueur.',
    },
    {
      title: 'Partager avec soin',
      body: 'Un audio drôle circule sans son contexte. Laissez la phrase finale, précisez que c’est une parodie et ne le découpez pas en morceaux que l’on prendrait au sérieux. Un audio signalé comme trompeur est supprimé.',
    },
  ],
  reasons: [
    { title: 'Clairement une parodie', body: 'Sur la page, dans le son et dans le fichier.' },
    { title: 'Aucun enregistrement', body: 'Rien n’est copié d’un vrai discours.' },
    { title: 'Fait pour rire', body: 'L’audio est prêt avant que la blague ne vieillisse.' },
  ],
  faqs: [
    {
      title: 'Peut-on retirer la phrase de fin ?',
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
