import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'GIF de réaction',
  card: 'Un GIF de réaction avec votre visage.',
  search: {
    title: 'Créer un GIF de réaction avec son visage',
    description:
      'Créez un GIF de réaction avec votre propre visage : une réaction connue, un selfie, et la boucle part dans vos conversations.',
  },
  h1: 'Un GIF de réaction avec votre visage',
  lead: 'Prenez une réaction que tout le monde connaît et confiez le rôle à un visage que vos amis connaissent.',
  action: 'Créer le GIF',
  steps: [
    { title: 'Choisissez la réaction', body: 'Ajoutez un GIF de 20 Mo au plus, ou essayez l’exemple.' },
    { title: 'Ajoutez un selfie', body: 'Le vôtre, ou celui d’un adulte qui accepte de jouer.' },
    { title: 'Envoyez-le', body: 'Téléchargez la boucle et glissez-la dans la conversation.' },
  ],
  about: [
    {
      title: 'Répondez avec votre tête',
      body: 'Les yeux au ciel, les applaudissements moqueurs, la danse de la joie : une réaction est plus drôle quand on reconnaît l’acteur. Le rythme et les mouvements de tête sont ceux de l’original, la mine est celle de votre selfie. Pour un rire, prenez-vous en train de rire ; pour l’ennui, l’air las.',
    },
    {
      title: 'Bien choisir',
      body: 'Les gros plans sont les meilleurs : un visage qui occupe au moins un quart de la hauteur et regarde à peu près la caméra. Trois secondes suffisent, les messageries lisent d’elles-mêmes les boucles courtes.',
    },
    {
      title: 'Entre amis',
      body: 'Utilisez votre visage ou celui d’un ami qui a dit oui. Le fichier indique qu’il a été créé par un logiciel, et vous pouvez le supprimer quand vous voulez dans Mes créations.',
    },
    {
      title: 'Toute une panoplie',
      body: 'Faites-en cinq à la suite et vous aurez réponse à tout : oui, non, peut-être, bravo, pas aujourd’hui. Avec le même selfie, on vous reconnaîtra au premier coup d’œil.',
    },
  ],
  reasons: [
    { title: 'Le mouvement reste', body: 'Hochements de tête et bouche qui s’ouvre viennent du GIF.' },
    { title: 'Prêt pour les messageries', body: 'Le rythme reste le même, en GIF ou en MP4.' },
    { title: 'Un selfie suffit', body: 'Pas d’entraînement, pas de série de vingt photos.' },
  ],
  faqs: [
    {
      title: 'Où trouver des GIF à utiliser ?',
      body: 'Filmez le vôtre, prenez-le dans une bibliothèque qui l’autorise ou prenez l’exemple de cette page.',
    },
    {
      title: 'Quel selfie donne la meilleure réaction ?',
      body: 'Une lumière douce, pas de lunettes noires, et la mine qui va avec la réaction : le GIF apporte le mouvement, le selfie l’expression.',
    },
    {
      title: 'Est-ce que ça marche avec des personnages de dessin animé ?',
      body: 'Non, seulement avec des visages humains. Si aucun n’est trouvé, vous le savez avant de payer.',
    },
    {
      title: 'Comment l’utiliser dans WhatsApp ou Telegram ?',
      body: 'Téléchargez le GIF, ou le MP4 si votre messagerie le préfère, et envoyez-le depuis la galerie comme une image.',
    },
  ],
  closing: 'Dites-le avec une tête connue.',
};

export default copy;
